import { ApiError } from '@clinic/ui/session/api-error.ts';

const REFUSED = 'Login failed. Please check your credentials.';
const FAILED = 'Login failed. Please try again.';

/** What is said of a log-in that failed; `unreadable` when the server's answer was no log-in. Throws what asks for a second step. */
export function logInFailure(failure: unknown, unreadable = FAILED): string {
  if (failure instanceof ApiError && failure.code === 'SECOND_FACTOR_REQUIRED') throw failure;
  if (!(failure instanceof ApiError) || failure.status === 401) return REFUSED;
  return failure.body.message ?? (failure.status === 200 ? unreadable : FAILED);
}
