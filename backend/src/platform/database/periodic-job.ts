/** Runs work when it is woken and at every interval, one run at a time, until the process ends. A run that fails is logged. */
export class PeriodicJob {
  private readonly ending = new AbortController();
  private readonly work: (stop: AbortSignal) => Promise<unknown>;
  private readonly failed: (error: unknown) => void;
  private timer?: NodeJS.Timeout;
  private running: Promise<void> = Promise.resolve();
  private isWoken = false;

  constructor(work: (stop: AbortSignal) => Promise<unknown>, failed: (error: unknown) => void) {
    this.work = work;
    this.failed = failed;
  }

  /** Aborted at shutdown; long work should check it. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  /** Interval in milliseconds; the timer keeps no process alive. */
  every(ms: number): void {
    this.timer = setInterval(() => this.wake(), ms).unref();
  }

  /** Runs once more after the present run, which may have missed the newest work. */
  wake(): void {
    if (this.isWoken || this.signal.aborted) return;
    this.isWoken = true;
    this.running = this.running.then(async () => {
      this.isWoken = false;
      if (!this.signal.aborted) await this.work(this.signal).catch(this.failed);
    });
  }

  /** Resolves when the present run has ended. */
  async idle(): Promise<void> {
    await this.running;
  }

  /** Starts no further run; resolves when the present one has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.ending.abort();
    await this.idle();
  }
}
