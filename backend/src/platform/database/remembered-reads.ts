/** How long another instance's change may go unnoticed, in milliseconds (decisions, section 3). */
const FRESH_MS = 1000;
const MAX_REMEMBERED = 10_000;

/** TTL cache of reads within the last second; concurrent reads of one key share one query. */
export class RememberedReads<Value> {
  private readonly remembered = new Map<string, { at: number; value: Promise<Value> }>();

  get(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.remembered.get(key);
    if (known && performance.now() - known.at < FRESH_MS) return known.value;
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    const value = read();
    this.remembered.set(key, { at: performance.now(), value });
    // A failed read must not be cached: the database may be back at the next request.
    value.catch(() => this.remembered.delete(key));
    return value;
  }

  /** Call it after a change, which this server then sees at once. */
  forget(key: string): void {
    this.remembered.delete(key);
  }
}
