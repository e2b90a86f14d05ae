import type { ClientSelf } from '@clinic/contract/people';
import { ApiError } from '@clinic/ui/session/api-error.ts';

export type Closed = NonNullable<ClientSelf['recordsClosed']>;

/** Why the client's own record is closed; undefined when a failure has another reason. */
export function closedBy(failure: unknown): Closed | undefined {
  const code = failure instanceof ApiError ? failure.code : undefined;
  return code === 'EMAIL_UNVERIFIED' || code === 'PERSON_UNCONFIRMED' ? code : undefined;
}
