import type { Env } from '../src/platform/config/env.ts';
import { openTestApp } from './test-app.ts';

export type MailedClinic = Awaited<ReturnType<typeof openMailedClinic>>;

/** A clinic with readable emails, two admins, two doctors and a desk. */
export async function openMailedClinic(mails: Pick<Env, 'smtpUrl'> = { smtpUrl: 'smtp://127.0.0.1:1' }) {
  const clinic = await openTestApp({ trustProxy: 1, ...mails });
  const [admin, other] = [await clinic.addAdmin(), await clinic.addAdmin()];
  const [doctor, stranger] = [await clinic.addDoctor(), await clinic.addDoctor()];
  let calls = 0;
  return {
    clinic,
    admin,
    other,
    doctor,
    stranger,
    desk: await clinic.addAssistant(doctor),
    /** Calls without a log-in, each from another address, so that no rate limit applies. */
    post: (path: string, body: object) =>
      clinic
        .as()
        .post(path)
        .set('X-Forwarded-For', `10.5.${calls >> 8}.${calls++ & 255}`)
        .send(body),
  };
}
