import { AsyncLocalStorage } from 'node:async_hooks';
import { standBetween } from './driver-commands.ts';

const WRITES = ['insert', 'update', 'findAndModify', 'delete'];

export interface Interruption {
  collections: readonly string[];
  /** Writes of the first work to these collections, before the second one comes between. */
  after: number;
  /** The first one's server is killed there: nothing of it reaches these collections any more. */
  killed: boolean;
}

/**
 * Runs a work up to its next write, then another one as a whole, then the rest of the first. Tells their commands apart
 * by the asynchronous context, so each has its own server. Answers whether the first had such a write, and both outcomes.
 */
export async function interrupted(
  { collections, after, killed }: Interruption,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<{ reached: boolean; outcomes: PromiseSettledResult<unknown>[] }> {
  const working = new AsyncLocalStorage<true>();
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let writes = 0;
  let isReached = false;
  const restore = standBetween(async (collection, name, send) => {
    if (!working.getStore() || !collections.includes(String(collection))) return send();
    if (WRITES.includes(name)) writes += 1;
    if (writes <= after) return send();
    isReached = true;
    reached.resolve();
    if (killed) throw new Error('The server was killed.');
    await released.promise;
    return send();
  });
  try {
    const begun = working.run(true, first);
    const ended = Promise.allSettled([begun]);
    await Promise.race([reached.promise, ended]);
    const [other] = await Promise.allSettled([second()]);
    released.resolve();
    const [one] = await ended;
    return { reached: isReached, outcomes: [one, other] };
  } finally {
    restore();
  }
}
