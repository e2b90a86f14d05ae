/** 32 random letters and digits. */
export function randomKey(): string {
  // crypto.randomUUID exists on secure origins only, and a clinic may run on a plain address of its own network.
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Idempotency keys: a request that was not answered is sent again under its key, so that it is carried out once. */
export interface RepeatKeys {
  /** The key of a request with these contents. */
  keyOf: (contents: string) => string | Promise<string>;
  /** After this answer the same contents are a request of their own, unless the server does not know the outcome. */
  settle: (contents: string, answer: { status: number }) => void;
}

/** Keys that last as long as the page. */
export class RequestKeys implements RepeatKeys {
  /** Keys of the requests with an unknown outcome, by their contents. */
  private readonly open = new Map<string, string>();

  keyOf(contents: string): string {
    const key = this.open.get(contents) ?? randomKey();
    this.open.set(contents, key);
    return key;
  }

  settle(contents: string, { status }: { status: number }): void {
    if (status < 500) this.open.delete(contents);
  }
}
