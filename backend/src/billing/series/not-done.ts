import { ApiError } from '../../platform/http/api-error.ts';

/** Of a paper that follows from a stored change, while its number waits or the database is away. */
export const notDone = (what: string): ApiError =>
  new ApiError('SERVICE_UNAVAILABLE', {
    message: `${what} is not done yet: its number comes later, and nothing is lost.`,
  });
