import type { LetterKind } from '@clinic/contract/notifications/letters';
import type { OutboxRecord } from './outbox.schema.ts';

export function kindOf(message: OutboxRecord['message']): LetterKind {
  if (message.kind === 'appointment') return message.event;
  return message.kind === 'second-factor' ? `second-factor-${message.event}` : message.kind;
}
