import { clinicFacts } from '@clinic/contract/clinic';
import type { Role } from '@clinic/contract/constants';
import type { MailEnv } from './compose-mail.ts';
import type { Email } from './mail-body.ts';
import type { SecondFactorEvent } from './mail-message.ts';
import type { OutboxRecord } from './outbox.schema.ts';

const NOT_YOU = `If this was not you, somebody knows your password: please change it at once, and tell us.`;

/** The words of each letter of the clinic with this name. */
const told = (
  clinic: string,
): Record<SecondFactorEvent, { subject: string; paragraphs: string[]; closing: string }> => ({
  added: {
    subject: 'A second step was added to your account',
    paragraphs: [
      `From now on your log-in at ${clinic} asks for a second step after the password.`,
      'Please keep your recovery codes where you find them when your phone is gone.',
    ],
    closing: NOT_YOU,
  },
  removed: {
    subject: 'A second step was removed from your account',
    paragraphs: ['An app or a passkey is no longer asked for, or accepted, when you log in.'],
    closing: NOT_YOU,
  },
  codes: {
    subject: 'You have new recovery codes',
    paragraphs: [
      'A new set of recovery codes was made for your account. The codes from before open nothing.',
    ],
    closing: NOT_YOU,
  },
  'code-used': {
    subject: 'One of your recovery codes was used',
    paragraphs: [
      'Somebody logged in to your account with your password and one of your recovery codes, or gave the code where your password was asked for again.',
    ],
    closing: NOT_YOU,
  },
  reset: {
    subject: 'The second step of your account was reset',
    paragraphs: [
      'The clinic has taken the second step off your account, because it was said to be lost. You are logged out everywhere.',
      'Please log in with your password, and set up a new second step on your account page.',
    ],
    closing: 'If you did not ask for this, please tell us at once.',
  },
});

const LOG_IN: Record<Role, string> = {
  admin: '/admin',
  doctor: '/staff/login',
  assistant: '/staff/login',
  client: '/client/login',
};

export const secondFactorEmail = (
  { event, role, to }: Extract<OutboxRecord['message'], { kind: 'second-factor' }>,
  { publicUrl }: MailEnv,
): Email => ({
  ...told(clinicFacts().name)[event],
  to: to.name,
  link: { label: 'Log in', url: `${publicUrl}${LOG_IN[role]}` },
});
