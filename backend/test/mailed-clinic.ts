import type { Env } from '../src/platform/config/env.ts';
import { openTestApp } from './test-app.ts';

export type MailedClinic = Awaited<ReturnType<typeof openMailedClinic>>;

/** A clinic whose mails wait in its outbox, where tests read them, and two admins, two doctors and the desk of the first. */
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
    /** Calls as the public, each time from another network address, so that no limit applies. */
    post: (path: string, body: object) =>
      clinic
        .as()
        .post(path)
        .set('X-Forwarded-For', `10.5.${calls >> 8}.${calls++ & 255}`)
        .send(body),
  };
}
