/** Interval of measurements, in milliseconds. */
const EVERY_MS = 50;
/** Usual inaccuracy of the timer in milliseconds, which is no lag. */
const USUAL_MS = 10;
const KEPT_MS = 150_000;

/** Measures how long the process was blocked, by its own work or by the machine. */
export class EventLoopLag {
  private readonly timer = setInterval(() => this.look(performance.now()), EVERY_MS).unref();
  private last = performance.now();
  private lags: { until: number; ms: number }[] = [];

  /** Milliseconds of lag since a moment, including a lag not measured yet. */
  since(begun: number, now = performance.now()): number {
    return [...this.lags, { until: now, ms: this.lateAt(now) }]
      .filter(({ until }) => until > begun)
      .reduce((sum, { until, ms }) => sum + Math.min(ms, until - begun), 0);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(now: number): void {
    const ms = this.lateAt(now);
    this.last = now;
    if (ms === 0) return;
    this.lags = this.lags.filter(({ until }) => until > now - KEPT_MS);
    this.lags.push({ until: now, ms });
  }

  private lateAt(now: number): number {
    const late = now - this.last - EVERY_MS;
    return late > USUAL_MS ? late : 0;
  }
}
