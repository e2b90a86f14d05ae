import { CLINIC } from '@clinic/contract/clinic';
import { unsubscribeLink } from '../mailed-links/unsubscribe-link.ts';
import { appointmentLetter } from './appointment-letters.ts';
import type { MailEnv } from './compose-mail.ts';
import { linkLetter } from './link-letters.ts';
import type { Letter } from './mail-body.ts';
import type { OutboxRecord } from './outbox.schema.ts';
import { secondFactorLetter } from './second-factor-letter.ts';

type Message = OutboxRecord['message'];

/** The words of one mail. */
export function letterOf(message: Message, env: MailEnv): Letter {
  switch (message.kind) {
    case 'newsletter':
      return newsletter(message, env);
    case 'second-factor':
      return secondFactorLetter(message, env);
    case 'appointment':
      return appointmentLetter(message, env);
    default:
      return linkLetter(message, env);
  }
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
