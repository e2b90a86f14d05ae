import type { Letter } from '../src/platform/mail/mail-body.ts';
import { letterOf } from '../src/platform/mail/letters.ts';
import type { OutboxRecord } from '../src/platform/mail/outbox.schema.ts';
import { JWT_SECRET, type TestApp } from './test-app.ts';

/** A received letter. */
export interface ReadLetter {
  subject: string;
  /** Path of its link. */
  path: string;
  /** Empty when the letter has no link with one. */
  token: string;
  facts: Letter['facts'];
  /** All of its links. */
  links: { path: string; token: string }[];
}

const ENV = { publicUrl: 'http://localhost:3000', clinicTimezone: 'Asia/Kolkata', jwtSecret: JWT_SECRET };

/** The letters to an address, the newest first. */
export async function lettersTo({ connection }: TestApp, email: string): Promise<ReadLetter[]> {
  const rows = await connection
    .collection<OutboxRecord>('outbox')
    .find({ 'message.to.email': email })
    .sort({ createdAt: -1 })
    .toArray();
  return rows.map(({ message }) => {
    const { subject, link, refusal, facts } = letterOf(message, ENV);
    const read = (url = ENV.publicUrl) => {
      const { pathname, searchParams } = new URL(url);
      return { path: pathname, token: searchParams.get('token') ?? '' };
    };
    return { subject, facts, ...read(link?.url), links: [link, refusal].map((one) => read(one?.url)) };
  });
}

/** The token of the newest letter to an address that has a link; empty when there is none. */
export async function tokenTo(clinic: TestApp, email: string): Promise<string> {
  return (await lettersTo(clinic, email)).find(({ token }) => token)?.token ?? '';
}
