import { ApiError } from './api-error.ts';
import type { Caller, ClinicRequest } from './clinic-request.ts';

/** Who asks, and in which session. Throws UNAUTHENTICATED on a call that is public. */
export function signedIn({ caller, session }: ClinicRequest): { caller: Caller; session: string } {
  if (!caller || !session) throw new ApiError('UNAUTHENTICATED');
  return { caller, session };
}
