export interface Taken<Of> {
  count: number;
  /** Milliseconds, added up: what runs side by side counts each. */
  ms: number;
  longest?: { of: Of; ms: number };
}

/** Adds up how long several things take, at no more cost than reading the clock. */
export class Durations<Of> {
  private count = 0;
  private ms = 0;
  private longest: { of: Of; ms: number } | undefined;
  private readonly running: { of: Of; begun: number }[] = [];

  /** Begins one; it ends when the answer is called. */
  begin(of: Of): () => void {
    const one = { of, begun: performance.now() };
    this.count += 1;
    this.running.push(one);
    return () => {
      this.running.splice(this.running.indexOf(one), 1);
      const ms = performance.now() - one.begun;
      this.ms += ms;
      if (ms > (this.longest?.ms ?? 0)) this.longest = { of, ms };
    };
  }

  /** So far: what still runs is in it, since it may be what everything waits for. */
  taken(): Taken<Of> {
    const now = performance.now();
    const running = this.running.map(({ of, begun }) => ({ of, ms: now - begun }));
    const all = this.longest ? [this.longest, ...running] : running;
    return {
      count: this.count,
      ms: running.reduce((sum, { ms }) => sum + ms, this.ms),
      longest: all.toSorted((one, other) => other.ms - one.ms)[0],
    };
  }
}
