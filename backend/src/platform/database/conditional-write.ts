import { setTimeout } from 'node:timers/promises';
import { ApiError } from '../http/api-error.ts';

/** Of so many who write to one record at once, each gets its turn. */
const MAX_TURNS = 200;
/** The longest pause between two turns, in milliseconds: some writes of others fit into it. */
const MAX_PAUSE_MS = 50;

/**
 * Writes to a record only when it was not changed since `updatedAt`, which is an earlier answer's; without it, in any
 * case. `read` throws NOT_FOUND when the record is not there. Throws STALE_RECORD.
 */
export async function updateIfUnmodified<Result>(
  updatedAt: string | undefined,
  write: (unchanged: { updatedAt?: Date }) => Promise<Result | null>,
  read: () => Promise<unknown>,
): Promise<Result> {
  const written = await write(updatedAt ? { updatedAt: new Date(updatedAt) } : {});
  if (written) return written;
  await read();
  throw new ApiError('STALE_RECORD');
}

/** For a record that was read before it is replaced. Throws STALE_RECORD when it was changed since `updatedAt`. */
export function refuseStale(record: { updatedAt: Date } | null, updatedAt: string | undefined): void {
  if (updatedAt && record?.updatedAt.getTime() !== Date.parse(updatedAt)) throw new ApiError('STALE_RECORD');
}

/**
 * Reads and writes again as long as somebody else is faster, which `write` says by answering null. Throws STALE_RECORD
 * when that does not end.
 *
 * Who was too slow waits for a random time that grows with its turns: fifty who all tried again at once would need a
 * thousand writes, of which each time one succeeds.
 */
export async function retryOnConflict<Result>(write: () => Promise<Result | null>): Promise<Result> {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const written = await write();
    if (written !== null) return written;
    await setTimeout(Math.random() * Math.min(2 ** turn, MAX_PAUSE_MS));
  }
  throw new ApiError('STALE_RECORD');
}
