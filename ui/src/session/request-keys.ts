/** Makes 32 random letters and digits. */
export function randomKey(): string {
  // crypto.randomUUID exists only with TLS, and a clinic may run on a plain address of its own network.
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Idempotency keys: an unanswered request is repeated with its key, so that the server carries it out once. */
export interface RepeatKeys {
  /** Gives the key for a request with these contents. */
  keyOf: (contents: string) => string | Promise<string>;
  /** Ends a key after an answer: equal contents then get a new one, unless the outcome is still unknown. */
  settle: (contents: string, answer: { status: number }) => void;
}

/** Keys that end with the page. */
export class RequestKeys implements RepeatKeys {
  /** Keys of requests with unknown outcome, by their contents. */
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
