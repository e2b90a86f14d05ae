/** Milliseconds in which another server's change may go unnoticed (docs/decisions/112). */
const FRESH_MS = 1000;
const MAX_REMEMBERED = 10_000;

/** Caches reads for a second, by key; equal reads at the same moment share one query. */
export class TtlCache<Value> {
  private readonly remembered = new Map<string, { at: number; value: Promise<Value> }>();

  get(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.remembered.get(key);
    if (known && performance.now() - known.at < FRESH_MS) return known.value;
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    const value = read();
    this.remembered.set(key, { at: performance.now(), value });
    // A failed read is not cached: the database may be back for the next request.
    value.catch(() => this.remembered.delete(key));
    return value;
  }

  /** Call after a change, so that this server drops the cached value. */
  forget(key: string): void {
    this.remembered.delete(key);
  }
}
