import type { Letter } from '@clinic/contract/notifications/letters';
import type { MailEnv } from '../../platform/mail/compose-mail.ts';
import { kindOf } from '../../platform/mail/letter-kind.ts';
import { letterOf } from '../../platform/mail/letters.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';

/** Without the words and links of the letter, which are for its reader only. */
export const letterView = (row: OutboxRecord, env: MailEnv): Letter => ({
  _id: row._id,
  id: row._id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  to: { name: row.message.to.name, email: row.message.to.email },
  client: row.client?.toHexString() ?? null,
  kind: kindOf(row.message),
  about: letterOf(row.message, env).subject,
  state: row.state,
  attempts: row.attempts,
  problem: row.problem,
});
