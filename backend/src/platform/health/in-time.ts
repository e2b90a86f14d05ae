import { setTimeout as wait } from 'node:timers/promises';

/** Shorter than the timeout of balancers and monitoring systems, in milliseconds. */
const PATIENCE_MS = 2000;

/** Limits the time of an answer, for callers that prefer none to a late one. Throws after the limit. */
export async function inTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  const answered = new AbortController();
  const late = async (): Promise<never> => {
    await wait(PATIENCE_MS, undefined, { signal: answered.signal });
    throw new Error(`There was no answer within ${PATIENCE_MS} ms.`);
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    answered.abort();
  }
}
