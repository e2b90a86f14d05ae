import { setTimeout as wait } from 'node:timers/promises';

/** Asks until there is an answer; an error counts as none. Throws, with the last error, when there is none in time. */
export async function within<Answer>(
  limitMs: number,
  what: string,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const end = performance.now() + limitMs;
  let cause: unknown;
  do {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      cause = error;
    }
    await wait(100);
  } while (performance.now() < end);
  const because = cause instanceof Error ? `: ${cause.message}` : '';
  throw new Error(`${what} did not happen within ${limitMs / 1000} s${because}.`, { cause });
}
