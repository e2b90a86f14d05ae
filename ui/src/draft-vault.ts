import { fromBase64, toBase64 } from './base64.ts';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { deviceStorage } from './browser-storage.ts';
import { ApiError } from './session/api-error.ts';
import { apiOf } from './session/http.ts';
import { readSession } from './session/session.ts';

/** Areas with encrypted drafts; an account is signed in to only one of them. */
const STAFF = ['doctor', 'assistant', 'admin'] as const;
const NONCE_BYTES = 12;
/** Milliseconds until a failed request for the key is repeated. */
const AGAIN_MS = 10_000;

export interface StoredDraft<Value> {
  /** Milliseconds since 1970. */
  savedAt: number;
  value: Value;
}

/** An encrypted draft in the storage: nonce and text in base64. */
interface Sealed {
  savedAt: number;
  sealed: string;
}

/**
 * The drafts of one staff account in this browser. They are in memory for the screen; the storage holds them encrypted
 * with a key that only the server knows while the account is signed in (docs/decisions/055).
 */
export class DraftVault {
  private readonly prefix: string;
  private readonly account: string;
  private readonly typed = new Map<string, StoredDraft<unknown>>();
  private readonly unwritten = new Set<string>();
  private readonly closed = new AbortController();
  private fetched: Promise<CryptoKey> | undefined;
  private writing: Promise<void> = Promise.resolve();
  private opened: boolean;

  constructor(prefix: string, account: string) {
    this.prefix = prefix;
    this.account = account;
    this.opened = this.storedKeys().length === 0;
    const { signal } = this.closed;
    window.addEventListener('storage', ({ key, newValue }) => void this.follow(key, newValue), { signal });
    window.addEventListener('online', () => void this.write(), { signal });
  }

  /** True when all stored drafts are decrypted. */
  get isOpen(): boolean {
    return this.opened || !CAN_ENCRYPT;
  }

  /** Decrypts stored drafts. Rejects when the server cannot be asked for the key; does nothing without a session. */
  async open(): Promise<void> {
    try {
      await this.key();
    } catch (error) {
      if (error instanceof ApiError && [401, 403].includes(error.status)) return;
      throw error;
    }
    for (const key of this.storedKeys()) await this.store(key, deviceStorage.read(key));
    this.opened = true;
    await this.write();
  }

  /** Fetches the key before there is anything to encrypt. */
  prepare(): void {
    if (CAN_ENCRYPT) this.key().catch(() => undefined);
  }

  read(key: string): StoredDraft<unknown> | null {
    return this.typed.get(key) ?? null;
  }

  keep(key: string, draft: StoredDraft<unknown>): void {
    this.typed.set(key, draft);
    this.unwritten.add(key);
    void this.write();
  }

  drop(key: string): void {
    this.typed.delete(key);
    this.unwritten.delete(key);
    deviceStorage.drop(key);
  }

  /** Forgets a draft, also one that is being written. */
  forget(): void {
    this.typed.clear();
    this.unwritten.clear();
  }

  /** Ends the session: writing is finished, and all drafts leave the memory. */
  close(): void {
    this.closed.abort();
  }

  /** Resolves when all drafts are stored, or cannot be for now. */
  write(): Promise<void> {
    this.writing = this.writing.then(() => this.writeAll());
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    if (!CAN_ENCRYPT) return;
    try {
      for (let [key] = this.unwritten; key !== undefined; [key] = this.unwritten) {
        const draft = this.typed.get(key);
        const sealed = draft && (await this.seal(key, draft));
        // The draft was changed or dropped while it was encrypted.
        if (this.typed.get(key) !== draft) continue;
        this.unwritten.delete(key);
        // In a full or forbidden storage the draft ends with the page.
        if (sealed) deviceStorage.keep(key, JSON.stringify(sealed));
      }
    } catch {
      // Without a key the draft stays in memory until one arrives.
      setTimeout(() => void this.write(), AGAIN_MS);
    }
  }

  /** Takes over a draft that another tab of the account wrote or dropped. */
  private async follow(key: string | null, text: string | null): Promise<void> {
    if (!key?.startsWith(this.prefix) || this.unwritten.has(key)) return;
    this.typed.delete(key);
    await this.store(key, text).catch(() => undefined);
  }

  /** Reads a stored draft; one of an earlier release is plain text and is encrypted now. */
  private async store(key: string, text: string | null): Promise<void> {
    const stored = storedOf<Partial<Sealed & StoredDraft<unknown>>>(text);
    if (stored?.sealed !== undefined) {
      const draft = await this.unseal(key, stored as Sealed);
      if (draft && !this.unwritten.has(key)) this.typed.set(key, draft);
      if (!draft) deviceStorage.drop(key);
    } else if (stored?.value !== undefined) {
      this.typed.set(key, stored as StoredDraft<unknown>);
      this.unwritten.add(key);
    } else if (text !== null) deviceStorage.drop(key);
  }

  private async seal(key: string, { savedAt, value }: StoredDraft<unknown>): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const text = new TextEncoder().encode(JSON.stringify(value));
    const sealed = await crypto.subtle.encrypt(algorithm(iv, key, savedAt), await this.key(), text);
    const bytes = new Uint8Array(NONCE_BYTES + sealed.byteLength);
    bytes.set(iv);
    bytes.set(new Uint8Array(sealed), NONCE_BYTES);
    return { savedAt, sealed: toBase64(bytes) };
  }

  /** Decrypts a draft; undefined when it has another key or record. */
  private async unseal(key: string, { savedAt, sealed }: Sealed): Promise<StoredDraft<unknown> | undefined> {
    const opener = await this.key();
    try {
      const bytes = fromBase64(sealed);
      const how = algorithm(bytes.slice(0, NONCE_BYTES), key, savedAt);
      const text = await crypto.subtle.decrypt(how, opener, bytes.slice(NONCE_BYTES));
      return { savedAt, value: JSON.parse(new TextDecoder().decode(text)) as unknown };
    } catch {
      return undefined;
    }
  }

  private key(): Promise<CryptoKey> {
    this.fetched ??= keyOf(this.account).catch((error: unknown) => {
      this.fetched = undefined;
      throw error;
    });
    return this.fetched;
  }

  private storedKeys(): string[] {
    return deviceStorage.keys(this.prefix);
  }
}

/** Browsers encrypt only on pages with TLS or from this machine; elsewhere a draft ends with its page. */
const CAN_ENCRYPT = typeof crypto.subtle === 'object';

/** Reads an entry of the storage; null when it is broken. */
export function storedOf<Stored>(text: string | null): Stored | null {
  try {
    return JSON.parse(text ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

/** Asks for the key by the account's own session, whichever area it is in. */
async function keyOf(account: string): Promise<CryptoKey> {
  const session = STAFF.map((area) => readSession(area)).find((one) => one?.id === account);
  if (!session) throw new ApiError(401, {});
  const { key } = await apiOf({ token: () => session.token }).call(accountCalls.draftKey, {});
  return crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/**
 * Record and time are authenticated too, so a draft that was copied to another record or made younger cannot be
 * decrypted.
 */
const algorithm = (iv: Uint8Array<ArrayBuffer>, key: string, savedAt: number): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${key} ${savedAt}`),
});
