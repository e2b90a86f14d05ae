import type { Email } from '../src/platform/mail/mail-body.ts';
import { emailOf } from '../src/platform/mail/email-texts.ts';
import type { OutboxRecord } from '../src/platform/mail/outbox.schema.ts';
import { JWT_SECRET, type TestApp } from './test-app.ts';

/** A received email. */
export interface ReadEmail {
  subject: string;
  path: string;
  /** Token of its link; empty without one. */
  token: string;
  facts: Email['facts'];
  links: { path: string; token: string }[];
}

const ENV = { publicUrl: 'http://localhost:3000', clinicTimezone: 'Asia/Kolkata', jwtSecret: JWT_SECRET };

/** The emails to an address, newest first. */
export async function emailsTo({ connection }: TestApp, email: string): Promise<ReadEmail[]> {
  const rows = await connection
    .collection<OutboxRecord>('outbox')
    .find({ 'message.to.email': email })
    .sort({ createdAt: -1 })
    .toArray();
  return rows.map(({ message }) => {
    const { subject, link, refusal, facts } = emailOf(message, ENV);
    const read = (url = ENV.publicUrl) => {
      const { pathname, searchParams } = new URL(url);
      return { path: pathname, token: searchParams.get('token') ?? '' };
    };
    return { subject, facts, ...read(link?.url), links: [link, refusal].map((one) => read(one?.url)) };
  });
}

/** Token of the newest email with a link to an address; empty without one. */
export async function tokenTo(clinic: TestApp, email: string): Promise<string> {
  return (await emailsTo(clinic, email)).find(({ token }) => token)?.token ?? '';
}
