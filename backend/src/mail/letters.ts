import { CLINIC } from '@clinic/contract/clinic';
import { passwordToken } from '../mailed-links/password-link.ts';
import { unsubscribeLink } from '../mailed-links/unsubscribe-link.ts';
import { appointmentLetter } from './appointment-letters.ts';
import type { MailEnv } from './compose-mail.ts';
import type { Letter } from './mail-body.ts';
import type { OutboxRecord } from './outbox.schema.ts';

type Message = OutboxRecord['message'];

/** The words of one mail. */
export function letterOf(message: Message, env: MailEnv): Letter {
  switch (message.kind) {
    case 'welcome':
      return welcome(message.to.name, env);
    case 'set-password':
      return setPassword(message, env);
    case 'newsletter':
      return newsletter(message, env);
    case 'appointment':
      return appointmentLetter(message, env);
  }
}

const welcome = (to: string, { publicUrl }: MailEnv): Letter => ({
  subject: `Welcome to ${CLINIC.name}`,
  to,
  paragraphs: [
    `Welcome to ${CLINIC.name}. Your account is ready.`,
    'In your portal you can ask for an appointment, fill in your personal details and follow your plans.',
  ],
  link: { label: 'Open your portal', url: `${publicUrl}/client/login` },
});

function setPassword(message: Extract<Message, { kind: 'set-password' }>, env: MailEnv): Letter {
  const token = passwordToken(env.jwtSecret, message.client, message.nonce);
  return {
    subject: message.registered ? `Welcome to ${CLINIC.name}: choose your password` : 'Choose a new password',
    to: message.to.name,
    paragraphs: message.registered
      ? [
          `Our front desk has opened your account at ${CLINIC.name}.`,
          'Please choose your password to log in.',
        ]
      : ['You, or somebody who knows your email, asked for a new password for your account.'],
    link: {
      label: 'Choose your password',
      url: `${env.publicUrl}/client/set-password?token=${encodeURIComponent(token)}`,
    },
    closing: message.registered
      ? 'The link works once and for 48 hours. After that, "Forgot password?" on the log-in page sends a new one.'
      : 'The link works once and for 48 hours. If you did not ask for it, you need not do anything: your password stays as it is.',
  };
}

const newsletter = ({ to, address }: Extract<Message, { kind: 'newsletter' }>, env: MailEnv): Letter => ({
  subject: `You receive the newsletter of ${CLINIC.name}`,
  to: to.name,
  paragraphs: [
    'Thank you for your interest. From now on you receive our newsletter at this address.',
    'If this was not you, please unsubscribe with the link below.',
  ],
  unsubscribe: unsubscribeLink(env, address),
});
