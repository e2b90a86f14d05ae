import { deviceStorage, tabStorage } from './browser-storage.ts';
import { clinicNow } from './session/clinic-clock.ts';
import { DraftVault, storedOf, type StoredDraft } from './draft-vault.ts';

/** The applications with forms: the portal's areas, and the back office as a whole. */
export type DraftArea = 'doctor' | 'client' | 'backoffice';

const PREFIX = 'draft:';
const LIFE = 24 * 60 * 60 * 1000;

/** The text that an account typed into a record, kept in this browser. */
export interface Draft<Value> {
  /** Null when nothing was typed within 24 hours. */
  read: (now?: number) => StoredDraft<Value> | null;
  keep: (value: Value, now?: number) => void;
  drop: () => void;
}

interface Store {
  read: (key: string) => StoredDraft<unknown> | null;
  keep: (key: string, draft: StoredDraft<unknown>) => void;
  drop: (key: string) => void;
}

/** Clients often share their device, so a client's draft ends with the tab. */
const tab: Store = {
  read: (key) => storedOf(tabStorage.read(key)),
  keep: (key, draft) => void tabStorage.keep(key, JSON.stringify(draft)),
  drop: tabStorage.drop,
};

/** Vaults of staff drafts, by the account's key prefix. */
const vaults = new Map<string, DraftVault>();

const prefixOf = (area: DraftArea, account: string): string => `${PREFIX}${area}:${account}:`;

function vaultOf(area: DraftArea, account: string): DraftVault {
  const prefix = prefixOf(area, account);
  const vault = vaults.get(prefix) ?? new DraftVault(prefix, account);
  vaults.set(prefix, vault);
  return vault;
}

function storeOf(area: DraftArea, account: string): Store {
  if (area === 'client') return tab;
  const vault = vaultOf(area, account);
  vault.prepare();
  return vault;
}

// A draft without a time counts as expired.
const isOld = (draft: { savedAt: number }, now: number): boolean => !(now - draft.savedAt <= LIFE);

/** `record` names the record typed into, for example `dietPlan:<client id>`. */
export function draftOf<Value>(area: DraftArea, account: string, record: string): Draft<Value> {
  const store = storeOf(area, account);
  const key = prefixOf(area, account) + record;
  return {
    read: (now = clinicNow().getTime()) => {
      const draft = store.read(key);
      if (draft && !isOld(draft, now)) return draft as StoredDraft<Value>;
      if (draft) store.drop(key);
      return null;
    },
    keep: (value, now = clinicNow().getTime()) => store.keep(key, { savedAt: now, value }),
    drop: () => store.drop(key),
  };
}

/** Resolves when the account's drafts are stored, or cannot be for now. */
export const draftsWritten = async (area: DraftArea, account: string): Promise<void> =>
  area === 'client' ? undefined : vaultOf(area, account).write();

/** Tells whether the account's drafts are in memory; if not, `openDrafts` loads them. */
export const areDraftsOpen = (area: DraftArea, account: string): boolean =>
  area === 'client' || vaultOf(area, account).isOpen;

/** Loads the drafts of a signed-in account. Rejects when the server cannot be asked for the key. */
export const openDrafts = async (area: DraftArea, account: string): Promise<void> =>
  area === 'client' ? undefined : vaultOf(area, account).open();

/** The changed values only, so that the others come from the server. Passwords are never kept. */
export const typedOf = <Value>(
  values: Record<string, Value>,
  dirty: Record<string, unknown>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => dirty[field] && field !== 'password'));

const ownerOf = (area: DraftArea, account?: string): string =>
  account === undefined ? `${PREFIX}${area}:` : prefixOf(area, account);

/** After a session expired: drafts of the area, or of one account, stay encrypted in the storage. */
export function closeDrafts(area: DraftArea, account?: string): void {
  for (const [prefix, vault] of vaults) {
    if (!prefix.startsWith(ownerOf(area, account))) continue;
    vault.close();
    vaults.delete(prefix);
  }
}

/** At log-out: removes all drafts of the area, or of one account. */
export function dropDrafts(area: DraftArea, account?: string): void {
  for (const [prefix, vault] of vaults) if (prefix.startsWith(ownerOf(area, account))) vault.forget();
  closeDrafts(area, account);
  for (const [storage, key] of entries(ownerOf(area, account))) storage.drop(key);
}

/** At start: removes expired drafts. */
export function dropOldDrafts(now = clinicNow().getTime()): void {
  for (const [storage, key] of entries(PREFIX)) {
    const stored = storedOf<{ savedAt: number }>(storage.read(key));
    if (!stored || isOld(stored, now)) storage.drop(key);
  }
}

const entries = (prefix: string) =>
  [deviceStorage, tabStorage].flatMap((storage) =>
    storage.keys(prefix).map((key) => [storage, key] as const),
  );
