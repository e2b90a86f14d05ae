import { clinicFacts } from '@clinic/contract/clinic';
import type { VisitEmail } from '@clinic/contract/notifications/email-kinds';
import type { SendMailOptions } from 'nodemailer';
import type { Env } from '../config/env.ts';
import { calendarFile, seriesFile } from './calendar-file.ts';
import { htmlOf, plainOf } from './mail-body.ts';
import { emailOf } from './email-texts.ts';
import type { OutboxRecord } from './outbox.schema.ts';

export type MailEnv = Pick<Env, 'publicUrl' | 'clinicTimezone' | 'mailFrom' | 'jwtSecret'>;

/** Emails without a calendar file: the calendar has no entry, keeps it, or the visit is over. */
const WITHOUT_FILE: readonly VisitEmail[] = ['requested', 'booked', 'move-asked', 'missed'];

/** The whole email: text, HTML and, after a first request, the calendar file. `key` is its stable id. Throws without an address. */
export function composeMail(
  key: string,
  message: OutboxRecord['message'],
  env: MailEnv,
  now: Date,
): SendMailOptions {
  const { name, email: address } = message.to;
  if (address === undefined) throw new Error(`A letter of ${message.kind} has no address.`);
  const email = emailOf(message, env);
  const host = new URL(env.publicUrl).hostname;
  const from = env.mailFrom ?? { name: clinicFacts().name, address: clinicFacts().email };
  return {
    from,
    to: { name, address },
    replyTo: clinicFacts().email,
    subject: email.subject,
    messageId: `<${key.replaceAll(/[^\w-]+/g, '.')}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(email.unsubscribe && { 'List-Unsubscribe': `<${email.unsubscribe}>` }),
    },
    text: plainOf(email),
    html: htmlOf(email),
    ...fileOf(message, host, now),
  };
}

function fileOf(message: OutboxRecord['message'], host: string, now: Date): SendMailOptions | undefined {
  if (message.kind === 'appointment')
    return WITHOUT_FILE.includes(message.event) ? undefined : { icalEvent: calendarFile(message, host, now) };
  return 'appointments' in message ? { icalEvent: seriesFile(message, host, now) } : undefined;
}
