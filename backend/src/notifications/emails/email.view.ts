import type { Email, Telling } from '@clinic/contract/notifications/email-kinds';
import { isToTell, TELLING } from '@clinic/contract/notifications/telling';
import { THERE_IS_NEWS } from '@clinic/contract/notifications/telling-words';
import type { MailEnv } from '../../platform/mail/compose-mail.ts';
import { kindOf } from '../../platform/mail/kind-of-email.ts';
import { emailOf } from '../../platform/mail/email-texts.ts';
import { textOf } from './told-visit.ts';
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
  about: isUnnamed(row) ? THERE_IS_NEWS : emailOf(row.message, env).subject,
  state: row.state,
  attempts: row.attempts,
  problem: row.problem,
  telling: tellingView(row, env),
});

/** The desk hears no more of a client's news than it tells. */
const isUnnamed = ({ message }: OutboxRecord): boolean =>
  !message.to.email && TELLING[kindOf(message)] === 'news';

function tellingView(row: OutboxRecord, env: MailEnv): Telling | null {
  const { state, message, tellings = 0, telling } = row;
  if (state !== 'told' && !isToTell(row)) return null;
  return {
    text: textOf(message, env.clinicTimezone),
    tries: tellings,
    last: telling ? { by: telling.by.name, at: telling.at.toISOString() } : null,
  };
}
