import { ENTRY_KEPT_DAYS, type EntrySequence, type EntryState } from '@clinic/contract/care/journal/journal';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { markUnsent } from './unsent-mark.ts';

/** A tick that the server has not taken yet: keys and states, without names of food or medicine. */
export interface KeptEntry {
  id: string;
  account: string;
  /** The clinic's day of the tick. */
  day: string;
  item: string;
  state: EntryState;
  /** Time by this phone's clock. */
  at: string;
  /** Absent in entries of releases that did not count. */
  sequence?: EntrySequence;
}

interface Kept extends DBSchema {
  taps: { key: string; value: KeptEntry; indexes: { account: string } };
}

const KEPT_MS = ENTRY_KEPT_DAYS * 24 * 60 * 60_000;
/** Ticks that the browser could not store: sent while the page is open. */
const memory = new Map<string, KeptEntry>();
let opened: Promise<IDBPDatabase<Kept>> | undefined;

const openKept = () =>
  openDB<Kept>('journal', 1, {
    upgrade: (made) => {
      made.createObjectStore('taps', { keyPath: 'id' }).createIndex('account', 'account');
    },
    terminated: () => {
      opened = undefined;
    },
  });

function open(): Promise<IDBPDatabase<Kept>> {
  opened ??= openKept().catch((error: unknown) => {
    // The next tick tries again: there may be room by then.
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Ticks are made and sent by the phone's own clock, also a wrong one: the server corrects them by what the phone said at
 * the sending, and what is corrected here as well would be wrong again.
 */
export const phoneNow = (): Date => new Date();

/** Tells if the entry is too old for the server to take. */
export const isLost = ({ at }: Pick<KeptEntry, 'at'>): boolean =>
  phoneNow().getTime() - Date.parse(at) > KEPT_MS;

const remembered = (account: string): KeptEntry[] =>
  [...memory.values()].filter((entry) => entry.account === account);

/** The mark is written inside the transaction, so that no other tab's tick comes in between. */
async function storedEntries(account: string): Promise<KeptEntry[]> {
  try {
    const read = (await open()).transaction('taps');
    const entries = await read.store.index('account').getAll(account);
    if (entries.length === 0) markUnsent(account, remembered(account).length > 0);
    await read.done;
    return entries;
  } catch {
    return [];
  }
}

/**
 * Sorts by the count of each entry, since the clock may have been set back in between. An earlier release made the
 * entries without a count.
 */
function inOrder(one: KeptEntry, other: KeptEntry): number {
  const counts = (one.sequence?.count ?? 0) - (other.sequence?.count ?? 0);
  if (counts !== 0) return counts;
  return one.at < other.at || (one.at === other.at && one.id < other.id) ? -1 : 1;
}

/** Reads the unsent entries of this account, in the order in which they were made. */
export const keptEntries = async (account: string): Promise<KeptEntry[]> =>
  [...(await storedEntries(account)), ...remembered(account)].toSorted(inOrder);

/** In a full storage the tick is kept only while the page is open. */
export async function keepEntry(entry: KeptEntry): Promise<void> {
  try {
    const write = (await open()).transaction('taps', 'readwrite');
    markUnsent(entry.account, true);
    await Promise.all([write.store.put(entry), write.done]);
  } catch {
    memory.set(entry.id, entry);
    markUnsent(entry.account, true);
  }
}

/** Tells if closing the page would lose the tick. */
export const isOnlyHere = ({ id }: Pick<KeptEntry, 'id'>): boolean => memory.has(id);

export async function dropEntries(entries: readonly Pick<KeptEntry, 'id' | 'account'>[]): Promise<void> {
  const account = entries[0]?.account;
  if (account === undefined) return;
  for (const { id } of entries) memory.delete(id);
  try {
    const write = (await open()).transaction('taps', 'readwrite');
    await Promise.all(entries.map(({ id }) => write.store.delete(id)));
    const stored = await write.store.index('account').count(account);
    markUnsent(account, stored + remembered(account).length > 0);
    await write.done;
  } catch {
    markUnsent(account, remembered(account).length > 0);
  }
}
