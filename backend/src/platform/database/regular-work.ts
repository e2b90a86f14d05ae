/**
 * A periodic job: runs when woken and at every interval, one run at a time, until the process ends. A failure
 * is logged, and the next run comes.
 */
export class RegularWork {
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

  /** Aborts when the process ends; long work checks it. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  /** In milliseconds; the timer keeps no process alive. */
  every(ms: number): void {
    this.timer = setInterval(() => this.wake(), ms).unref();
  }

  /** Runs once more after the present run, so that it includes what has come meanwhile. */
  wake(): void {
    if (this.isWoken || this.signal.aborted) return;
    this.isWoken = true;
    this.running = this.running.then(async () => {
      this.isWoken = false;
      if (!this.signal.aborted) await this.work(this.signal).catch(this.failed);
    });
  }

  /** Starts no run any more; resolves when the present one has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.ending.abort();
    await this.running;
  }
}
