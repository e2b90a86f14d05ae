import { AsyncLocalStorage } from 'node:async_hooks';
import { standBetween } from './driver-commands.ts';

const WRITES = ['insert', 'update', 'findAndModify', 'delete'];

export interface Interruption {
  collections: readonly string[];
  /** Writes of the first work to these collections, before the second one comes between. */
  after: number;
  /** True: the first work's server is killed, so none of its later writes arrives. */
  killed: boolean;
}

/**
 * Runs `first` up to its next write, then another work completely, then the rest of `first`. Asynchronous context tells
 * their commands apart, so each acts as its own server. Returns whether `first` had such a write, and both results.
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
