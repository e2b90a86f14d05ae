import { setTimeout as wait } from 'node:timers/promises';

/** Shorter than a balancer or a monitoring system waits, in milliseconds. */
const PATIENCE_MS = 2000;

/** Throws when the answer is late. */
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
