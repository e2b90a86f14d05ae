import type { EmailKind } from '@clinic/contract/notifications/email-kinds';
import type { OutboxRecord } from './outbox.schema.ts';

export function kindOf(message: OutboxRecord['message']): EmailKind {
  if (message.kind === 'appointment') return message.event;
  return message.kind === 'second-factor' ? `second-factor-${message.event}` : message.kind;
}
