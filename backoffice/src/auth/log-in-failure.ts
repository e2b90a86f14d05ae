import { ApiError } from '@clinic/ui/session/api-error.ts';

const REFUSED = 'Login failed. Please check your credentials.';
const FAILED = 'Login failed. Please try again.';

/** A failed log-in's sentence, `unreadable` for a malformed answer. Rethrows a second factor's request. */
export function logInFailure(failure: unknown, unreadable = FAILED): string {
  if (failure instanceof ApiError && failure.code === 'SECOND_FACTOR_REQUIRED') throw failure;
  if (!(failure instanceof ApiError) || failure.status === 401) return REFUSED;
  return failure.body.message ?? (failure.status === 200 ? unreadable : FAILED);
}
