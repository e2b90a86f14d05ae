import { setTimeout } from 'node:timers/promises';
import { ApiError } from '../http/api-error.ts';

/** Attempts before a concurrent write is refused; enough for that many writers at once. */
const MAX_TURNS = 200;
/** Longest pause between two attempts, in milliseconds: several other writes fit into it. */
const MAX_PAUSE_MS = 50;

/**
 * Writes a record only if it is unchanged since `updatedAt` of an earlier answer; without `updatedAt`, always. `read`
 * throws NOT_FOUND. Throws STALE_RECORD.
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

/** Refuses to replace a record that changed since `updatedAt`. Throws STALE_RECORD. */
export function refuseStale(record: { updatedAt: Date } | null, updatedAt: string | undefined): void {
  if (updatedAt && record?.updatedAt.getTime() !== Date.parse(updatedAt)) throw new ApiError('STALE_RECORD');
}

/**
 * Repeats a write that answers null because another write came first. Throws STALE_RECORD when that does not
 * end. Pauses are random and grow with the attempts: fifty immediate retries would need a thousand writes, of
 * which one succeeds each time.
 */
export async function retryOnConflict<Result>(write: () => Promise<Result | null>): Promise<Result> {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const written = await write();
    if (written !== null) return written;
    await setTimeout(Math.random() * Math.min(2 ** turn, MAX_PAUSE_MS));
  }
  throw new ApiError('STALE_RECORD');
}
