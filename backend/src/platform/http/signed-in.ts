import { ApiError } from './api-error.ts';
import type { Caller, ClinicRequest } from './clinic-request.ts';

/** Throws UNAUTHENTICATED on a public call. */
export function signedIn({ caller, session }: ClinicRequest): { caller: Caller; session: string } {
  if (!caller || !session) throw new ApiError('UNAUTHENTICATED');
  return { caller, session };
}
