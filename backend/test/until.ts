import { setTimeout as wait } from 'node:timers/promises';

/** Polls every 20 ms for an answer; fails after the limit, in milliseconds. */
export async function until<Answer>(
  ask: () => Promise<Answer | undefined>,
  limitMs = 120_000,
): Promise<Answer> {
  const end = performance.now() + limitMs;
  while (performance.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await wait(20);
  }
  throw new Error(`It did not happen within ${limitMs / 1000} s.`);
}
