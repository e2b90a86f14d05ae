import type { Email } from '@clinic/contract/notifications/email-kinds';
import type { MailEnv } from '../../platform/mail/compose-mail.ts';
import { kindOf } from '../../platform/mail/kind-of-email.ts';
import { emailOf } from '../../platform/mail/email-texts.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';

/** An email as the log shows it: without its text and links, which are the recipient's only. */
export const emailView = (row: OutboxRecord, env: MailEnv): Email => ({
  _id: row._id,
  id: row._id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  to: { name: row.message.to.name, email: row.message.to.email ?? '' },
  client: row.client?.toHexString() ?? null,
  kind: kindOf(row.message),
  about: emailOf(row.message, env).subject,
  state: row.state,
  attempts: row.attempts,
  problem: row.problem,
});
