import { deviceStorage } from '@clinic/ui/browser-storage';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';
import { readSession } from '@clinic/ui/session/session.ts';
import { isOver, sessionEnd } from '@clinic/ui/session/token-end.ts';

const PREFIX = 'offline:';
const LIFE = 7 * 24 * 60 * 60 * 1000;

interface Copy {
  /** Milliseconds of the clinic's clock, as the next; 0 of what is noted here alone, which is no copy. */
  savedAt: number;
  /** When the copy expires: after seven days, or with the session that read it. */
  until: number;
  data: unknown;
}

const keyOf = (account: string, record: string): string => `${PREFIX}${account}:${record}`;

/** Tells if the client is signed in in this browser, as far as it can tell without network. */
function isSignedIn(account: string, now: Date): boolean {
  const session = readSession('client');
  return session?.id === account && !isOver(session, now);
}

function readCopy(account: string, key: string): Copy | null {
  const now = clinicNow();
  try {
    const copy = JSON.parse(deviceStorage.read(key) ?? 'null') as Copy | null;
    if (copy && now.getTime() < copy.until && isSignedIn(account, now)) return copy;
  } catch {
    // An unreadable copy is dropped below.
  }
  deviceStorage.drop(key);
  return null;
}

function keepCopy(account: string, key: string, data: unknown, savedAt = clinicNow().getTime()): void {
  const now = clinicNow();
  const session = readSession('client');
  // Another tab may have logged out during the request.
  if (!session || !isSignedIn(account, now)) return;
  const until = Math.min(now.getTime() + LIFE, sessionEnd(session));
  deviceStorage.keep(key, JSON.stringify({ savedAt, until, data } satisfies Copy));
}

/**
 * Loads a record and stores a copy in this browser. Without network it answers the copy, at most seven days old, only
 * for the same account and no longer than its session. Used for a client's own plans, appointments, check-ins and
 * measurements, which must be readable in the kitchen.
 */
export async function withOfflineCopy<Data>(
  account: string,
  record: string,
  load: () => Promise<Data>,
  /** Chooses the part to store; left out: all. */
  kept: (data: Data) => Data = (data) => data,
): Promise<Data> {
  const key = keyOf(account, record);
  try {
    const data = await load();
    keepCopy(account, key, kept(data));
    return data;
  } catch (failure) {
    const copy = failure instanceof ApiError && failure.unreachable ? readCopy(account, key) : null;
    if (!copy) throw failure;
    return copy.data as Data;
  }
}

/** Updates the stored copy with an answer of the server; its age and its end stay. */
export function changeOfflineCopy<Data>(account: string, record: string, change: (data: Data) => Data): void {
  const key = keyOf(account, record);
  const copy = readCopy(account, key);
  if (!copy) return;
  const data = change(copy.data as Data);
  deviceStorage.keep(key, JSON.stringify({ ...copy, data } satisfies Copy));
}

/**
 * A note of the client's own that only this browser has, such as the ticks of a shopping list. It ends as copies do:
 * seven days after its last change, with the session, at the log-out.
 */
export const ownNote = <Data>(account: string, name: string) => {
  const key = keyOf(account, `note:${name}`);
  return {
    /** Null without one. */
    read: (): Data | null => (readCopy(account, key)?.data ?? null) as Data | null,
    keep: (data: Data): void => keepCopy(account, key, data, 0),
  };
};

const copies = (): string[] => deviceStorage.keys(PREFIX);

/** When the newest copy of this account was made, in milliseconds; undefined when there is none. */
export function offlineCopyTime(account: string): number | undefined {
  const times = copies()
    .filter((key) => key.startsWith(keyOf(account, '')))
    .map((key) => readCopy(account, key)?.savedAt ?? 0);
  return Math.max(0, ...times) || undefined;
}

export function dropOfflineCopies(): void {
  for (const key of copies()) deviceStorage.drop(key);
}

/** At start: drops the copies of clients who never came back, or whose session is over. */
export function dropOldOfflineCopies(): void {
  for (const key of copies()) readCopy(key.slice(PREFIX.length).split(':')[0] ?? '', key);
}
