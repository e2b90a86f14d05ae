import { standBetween } from './driver-commands.ts';

const WRITES = new Set(['insert', 'update', 'findAndModify']);
const MONEY = new Set<unknown>(['invoices', 'creditNotes', 'payments', 'inventory']);

/** Carries out what a server killed at a money write had still to do; returns whether it came that far. */
export async function killedAt(
  isLast: (collection: unknown, command: string) => boolean,
  work: () => PromiseLike<unknown>,
): Promise<boolean> {
  let killed = false;
  const back = standBetween(async (collection, name, send) => {
    if (!WRITES.has(name) || !MONEY.has(collection)) return send();
    killed ||= isLast(collection, name);
    if (killed) throw new Error('The server was killed.');
    return send();
  });
  try {
    await work();
  } finally {
    back();
  }
  return killed;
}
