import { deviceStorage, tabStorage } from './browser-storage.ts';

/** Whose forms: the areas of the portal, and the back office as a whole. */
type Area = 'doctor' | 'client' | 'backoffice';

const PREFIX = 'draft:';
const LIFE = 24 * 60 * 60 * 1000;

interface StoredDraft<Value> {
  savedAt: number;
  value: Value;
}

/** What one account typed into one record, as this browser keeps it. */
export interface Draft<Value> {
  /** Null when nothing was typed within the last 24 hours. */
  read: (now?: number) => StoredDraft<Value> | null;
  keep: (value: Value, now?: number) => void;
  drop: () => void;
}

/** A client's own device is often a shared one: what a client typed ends with the tab. */
const storageOf = (key: string) => (key.startsWith(`${PREFIX}client:`) ? tabStorage : deviceStorage);

function readStored<Value>(key: string, now: number): StoredDraft<Value> | null {
  try {
    const stored = JSON.parse(storageOf(key).read(key) ?? 'null') as StoredDraft<Value> | null;
    // What has no time is as old as what has an old one.
    if (!stored || !(now - stored.savedAt <= LIFE)) {
      storageOf(key).drop(key);
      return null;
    }
    return stored;
  } catch {
    storageOf(key).drop(key);
    return null;
  }
}

/** `record` names what is typed into, for example `dietPlan:<client id>`. */
export function draftOf<Value>(area: Area, account: string, record: string): Draft<Value> {
  const key = `${PREFIX}${area}:${account}:${record}`;
  return {
    read: (now = Date.now()) => readStored(key, now),
    keep: (value, now = Date.now()) => {
      const stored: StoredDraft<Value> = { savedAt: now, value };
      storageOf(key).keep(key, JSON.stringify(stored));
    },
    drop: () => storageOf(key).drop(key),
  };
}

/** What was typed, so that the rest of a record comes from the server. A password is never written down. */
export const typedOf = <Value>(
  values: Record<string, Value>,
  dirty: Record<string, unknown>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => dirty[field] && field !== 'password'));

const draftKeys = (prefix: string): string[] => [...deviceStorage.keys(prefix), ...tabStorage.keys(prefix)];

/** At log-out: nothing that anybody of this area, or this one account, typed stays behind. */
export function dropDrafts(area: Area, account?: string): void {
  const owner = account === undefined ? area : `${area}:${account}`;
  for (const key of draftKeys(`${PREFIX}${owner}:`)) storageOf(key).drop(key);
}

/** At start: drafts of people who never came back. */
export function dropOldDrafts(now = Date.now()): void {
  for (const key of draftKeys(PREFIX)) readStored(key, now);
}
