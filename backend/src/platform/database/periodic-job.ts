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

  /** Aborted when the process ends: long work looks at it now and then. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  /** From now on at every interval, in milliseconds, which keeps no process alive. */
  every(ms: number): void {
    this.timer = setInterval(() => this.wake(), ms).unref();
  }

  /** Once more, as soon as what is running has ended: what has come meanwhile is in it. */
  wake(): void {
    if (this.isWoken || this.signal.aborted) return;
    this.isWoken = true;
    this.running = this.running.then(async () => {
      this.isWoken = false;
      if (!this.signal.aborted) await this.work(this.signal).catch(this.failed);
    });
  }

  /** Begins nothing any more; answers when what is running has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.ending.abort();
    await this.running;
  }
}
