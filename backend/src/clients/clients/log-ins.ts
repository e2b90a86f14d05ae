import { hasLogIn } from '@clinic/contract/privacy/written-down';
import type { QueryFilter } from 'mongoose';
import type { ClientRecord } from './client.schema.ts';

type Account = Pick<ClientRecord, 'email' | 'emailVerifiedAt' | 'passwordChosenAt'>;

export const clientHasLogIn = ({ email, emailVerifiedAt, passwordChosenAt }: Account): boolean =>
  hasLogIn({
    hasEmail: email !== undefined,
    proven: emailVerifiedAt !== undefined,
    ownPassword: passwordChosenAt !== undefined,
  });

/** Condition of a write that a log-in of the same moment must stop: the same answer as `clientHasLogIn`. */
export const WITHOUT_LOG_IN = {
  $or: [
    { email: { $exists: false } },
    { emailVerifiedAt: { $exists: false }, passwordChosenAt: { $exists: false } },
  ],
} satisfies QueryFilter<ClientRecord>;
