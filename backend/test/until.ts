import { setTimeout as wait } from 'node:timers/promises';

/** Asks every 20 ms until there is an answer; fails after 20 s. */
export async function until<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer> {
  const end = performance.now() + 20_000;
  while (performance.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await wait(20);
  }
  throw new Error('It did not happen within 20 s.');
}
