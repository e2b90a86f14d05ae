import { ApiError } from '../../platform/http/api-error.ts';

/**
 * Refuses for now: the stored change will get its paper (an invoice, a receipt) once the series gives numbers again.
 */
export const notDone = (what: string): ApiError =>
  new ApiError('SERVICE_UNAVAILABLE', {
    message: `${what} is not done yet: its number comes later, and nothing is lost.`,
  });
