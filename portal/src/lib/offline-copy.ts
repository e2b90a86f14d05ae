import { ApiError } from '@clinic/ui/session/api-error.ts';

const PREFIX = 'offline:';
const LIFE = 24 * 60 * 60 * 1000;

interface Copy {
  savedAt: number;
  data: unknown;
}

const keyOf = (account: string, record: string): string => `${PREFIX}${account}:${record}`;

function readCopy(key: string, now: number): Copy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(key) ?? 'null') as Copy | null;
    if (copy && now - copy.savedAt <= LIFE) return copy;
  } catch {
    // Not ours to read: dropped below.
  }
  localStorage.removeItem(key);
  return null;
}

/**
 * Loads a record and keeps a copy of it in this browser; without network the copy of the last 24 hours answers,
 * for the same account only. For a client's own plans and appointments, which must stay readable in the kitchen.
 */
export async function withOfflineCopy<Data>(
  account: string,
  record: string,
  load: () => Promise<Data>,
  /** What of it is kept; all of it unless said otherwise. */
  kept: (data: Data) => Data = (data) => data,
): Promise<Data> {
  const key = keyOf(account, record);
  try {
    const data = await load();
    const copy: Copy = { savedAt: Date.now(), data: kept(data) };
    try {
      localStorage.setItem(key, JSON.stringify(copy));
    } catch {
      // A full or forbidden storage only means that there is no copy.
    }
    return data;
  } catch (failure) {
    const copy = failure instanceof ApiError && failure.unreachable ? readCopy(key, Date.now()) : null;
    if (!copy) throw failure;
    return copy.data as Data;
  }
}

const copies = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/** When the newest copy of this account was made, in milliseconds; undefined when there is none. */
export function offlineCopyTime(account: string, now = Date.now()): number | undefined {
  const times = copies()
    .filter((key) => key.startsWith(keyOf(account, '')))
    .map((key) => readCopy(key, now)?.savedAt ?? 0);
  return Math.max(0, ...times) || undefined;
}

/** At log-out: nothing stays behind. */
export function dropOfflineCopies(): void {
  for (const key of copies()) localStorage.removeItem(key);
}

/** At start: copies of people who never came back. */
export function dropOldOfflineCopies(now = Date.now()): void {
  for (const key of copies()) readCopy(key, now);
}
