import type { ApiError } from '../src/platform/http/api-error.ts';

/** Awaits concurrent writes; answers the successes and the codes of the refusals. */
export async function atOnce<Result>(writes: Promise<Result>[]) {
  const settled = await Promise.allSettled(writes);
  return {
    worked: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    codes: settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as ApiError).code] : [])),
  };
}
