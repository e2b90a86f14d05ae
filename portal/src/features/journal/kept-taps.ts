import { TAP_KEPT_DAYS, type TapState } from '@clinic/contract/care/journal';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { markUnsent } from './unsent-mark.ts';

/** A tick that the server has not taken yet: keys and states, without names of food or medicine. */
export interface KeptTap {
  id: string;
  account: string;
  /** The clinic's day of the tick. */
  day: string;
  item: string;
  state: TapState;
  /** By this phone's clock. */
  at: string;
}

interface Kept extends DBSchema {
  taps: { key: string; value: KeptTap; indexes: { account: string } };
}

const KEPT_MS = TAP_KEPT_DAYS * 24 * 60 * 60_000;
/** Ticks that the browser could not store: sent while the page is open. */
const memory = new Map<string, KeptTap>();
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

/** Whether the tap is too old for the server. */
export const isLost = ({ at }: Pick<KeptTap, 'at'>, now = Date.now()): boolean =>
  now - Date.parse(at) > KEPT_MS;

const remembered = (account: string): KeptTap[] =>
  [...memory.values()].filter((tap) => tap.account === account);

/** Here and below, the mark is written inside the transaction: no other tab's tick comes in between. */
async function storedTaps(account: string): Promise<KeptTap[]> {
  try {
    const read = (await open()).transaction('taps');
    const taps = await read.store.index('account').getAll(account);
    if (taps.length === 0) markUnsent(account, remembered(account).length > 0);
    await read.done;
    return taps;
  } catch {
    return [];
  }
}

/** Of this account only, in the order in which they were made. */
export async function keptTaps(account: string): Promise<KeptTap[]> {
  const taps = [...(await storedTaps(account)), ...remembered(account)];
  return taps.toSorted((one, other) =>
    one.at < other.at || (one.at === other.at && one.id < other.id) ? -1 : 1,
  );
}

/** A full browser storage keeps it only while the page is open. */
export async function keepTap(tap: KeptTap): Promise<void> {
  try {
    const write = (await open()).transaction('taps', 'readwrite');
    markUnsent(tap.account, true);
    await Promise.all([write.store.put(tap), write.done]);
  } catch {
    memory.set(tap.id, tap);
    markUnsent(tap.account, true);
  }
}

/** Whether the tick would be lost with the page. */
export const isOnlyHere = ({ id }: Pick<KeptTap, 'id'>): boolean => memory.has(id);

export async function dropTaps(taps: readonly Pick<KeptTap, 'id' | 'account'>[]): Promise<void> {
  const account = taps[0]?.account;
  if (account === undefined) return;
  for (const { id } of taps) memory.delete(id);
  try {
    const write = (await open()).transaction('taps', 'readwrite');
    await Promise.all(taps.map(({ id }) => write.store.delete(id)));
    const stored = await write.store.index('account').count(account);
    markUnsent(account, stored + remembered(account).length > 0);
    await write.done;
  } catch {
    markUnsent(account, remembered(account).length > 0);
  }
}
