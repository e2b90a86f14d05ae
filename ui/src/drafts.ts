/** Whose forms: the areas of the portal, and the back office as a whole. */
type Area = 'doctor' | 'assistant' | 'client' | 'backoffice';

const PREFIX = 'draft:';
const LIFE = 24 * 60 * 60 * 1000;

interface StoredDraft {
  savedAt: number;
  value: unknown;
}

/** A client's own device is often a shared one: what a client typed ends with the tab. */
const storageOf = (key: string): Storage =>
  key.startsWith(`${PREFIX}client:`) ? sessionStorage : localStorage;

const keyOf = (area: Area, account: string, record: string): string =>
  `${PREFIX}${area}:${account}:${record}`;

function readStored(key: string, now: number): StoredDraft | null {
  try {
    const stored = JSON.parse(storageOf(key).getItem(key) ?? 'null') as StoredDraft | null;
    // What has no time is as old as what has an old one.
    if (!stored || !(now - stored.savedAt <= LIFE)) {
      storageOf(key).removeItem(key);
      return null;
    }
    return stored;
  } catch {
    storageOf(key).removeItem(key);
    return null;
  }
}

/** What this account typed into this record (for example `dietPlan:<client id>`) within the last 24 hours. */
export function readDraft<Value>(area: Area, account: string, record: string, now = Date.now()) {
  return readStored(keyOf(area, account, record), now) as { savedAt: number; value: Value } | null;
}

export function keepDraft(area: Area, account: string, record: string, value: unknown, now = Date.now()) {
  try {
    const stored: StoredDraft = { savedAt: now, value };
    const key = keyOf(area, account, record);
    storageOf(key).setItem(key, JSON.stringify(stored));
  } catch {
    // A full or forbidden storage only means that there is no draft.
  }
}

export function dropDraft(area: Area, account: string, record: string): void {
  const key = keyOf(area, account, record);
  storageOf(key).removeItem(key);
}

const draftKeys = (prefix: string): string[] =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith(prefix));

/** At log-out: nothing that anybody of this area, or this one account, typed stays behind. */
export function dropDrafts(area: Area, account?: string): void {
  const owner = account === undefined ? area : `${area}:${account}`;
  for (const key of draftKeys(`${PREFIX}${owner}:`)) storageOf(key).removeItem(key);
}

/** At start: drafts of people who never came back. */
export function dropOldDrafts(now = Date.now()): void {
  for (const key of draftKeys(PREFIX)) readStored(key, now);
}
