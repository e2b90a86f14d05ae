import { CLINIC } from '@clinic/contract/clinic';
import type { VisitLetter } from '@clinic/contract/notifications/letters';
import type { SendMailOptions } from 'nodemailer';
import type { Env } from '../config/env.ts';
import { calendarFile } from './calendar-file.ts';
import { htmlOf, plainOf } from './mail-body.ts';
import { letterOf } from './letters.ts';
import type { OutboxRecord } from './outbox.schema.ts';

export type MailEnv = Pick<Env, 'publicUrl' | 'clinicTimezone' | 'mailFrom' | 'jwtSecret'>;

/** Letters without a calendar file: no entry exists yet, it stays, or the visit is over. */
const WITHOUT_FILE: readonly VisitLetter[] = ['requested', 'booked', 'move-asked', 'missed'];

/** Without a calendar file (ICS) for a first request. `key` identifies the mail, also when sent twice. */
export function composeMail(
  key: string,
  message: OutboxRecord['message'],
  env: MailEnv,
  now: Date,
): SendMailOptions {
  const letter = letterOf(message, env);
  const host = new URL(env.publicUrl).hostname;
  const from = env.mailFrom ?? { name: CLINIC.name, address: CLINIC.email };
  return {
    from,
    to: { name: message.to.name, address: message.to.email },
    replyTo: CLINIC.email,
    subject: letter.subject,
    messageId: `<${key.replaceAll(/[^\w-]+/g, '.')}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(letter.unsubscribe && { 'List-Unsubscribe': `<${letter.unsubscribe}>` }),
    },
    text: plainOf(letter),
    html: htmlOf(letter),
    ...(message.kind === 'appointment' &&
      !WITHOUT_FILE.includes(message.event) && { icalEvent: calendarFile(message, host, now) }),
  };
}
