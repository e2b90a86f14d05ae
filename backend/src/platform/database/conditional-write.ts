import { setTimeout } from 'node:timers/promises';
import { ApiError } from '../http/api-error.ts';

/** Enough turns for that many concurrent writers of one record. */
const MAX_TURNS = 200;
/** Longest pause between two turns, in milliseconds: some writes of others fit into it. */
const MAX_PAUSE_MS = 50;

/**
 * Writes only when the record was not changed since `updatedAt` of an earlier answer; without it, always.
 * `read` throws NOT_FOUND. Throws STALE_RECORD.
 */
export async function ifUnchangedSince<Result>(
  updatedAt: string | undefined,
  write: (unchanged: { updatedAt?: Date }) => Promise<Result | null>,
  read: () => Promise<unknown>,
): Promise<Result> {
  const written = await write(updatedAt ? { updatedAt: new Date(updatedAt) } : {});
  if (written) return written;
  await read();
  throw new ApiError('STALE_RECORD');
}

/** Throws STALE_RECORD when the record was changed since `updatedAt`. */
export function refuseStale(record: { updatedAt: Date } | null, updatedAt: string | undefined): void {
  if (updatedAt && record?.updatedAt.getTime() !== Date.parse(updatedAt)) throw new ApiError('STALE_RECORD');
}

/**
 * Repeats a read and write while `write` answers null, since another request was faster. Throws STALE_RECORD
 * when that does not end. The pause is random and grows with the turns: fifty writers that retry at once
 * would need a thousand writes, of which only one succeeds each time.
 */
export async function untilWritten<Result>(write: () => Promise<Result | null>): Promise<Result> {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const written = await write();
    if (written !== null) return written;
    await setTimeout(Math.random() * Math.min(2 ** turn, MAX_PAUSE_MS));
  }
  throw new ApiError('STALE_RECORD');
}
