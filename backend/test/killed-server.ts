import { standBetween } from './driver-commands.ts';

const WRITES = ['insert', 'update', 'findAndModify', 'delete'];

/**
 * Runs work in a server that is killed after a number of writes to these collections; later ones do not arrive. Returns
 * whether it was killed before the work was done.
 */
export async function killedAfter(
  writes: number,
  collections: readonly string[],
  work: () => Promise<unknown>,
): Promise<boolean> {
  let done = 0;
  let killed = false;
  const revive = standBetween((collection, name, send) => {
    if (!collections.includes(String(collection))) return send();
    if (WRITES.includes(name)) done += 1;
    killed ||= done > writes;
    return killed ? Promise.reject(new Error('The server was killed.')) : send();
  });
  try {
    await work().catch(() => undefined);
  } finally {
    revive();
  }
  return killed;
}
