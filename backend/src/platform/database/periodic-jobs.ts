import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../config/clock.ts';
import { ENV, type Env } from '../config/env.ts';
import { MarkedMethods } from '../ports/marked-methods.ts';
import { LeasedJob, type JobOptions, type JobRun } from './leased-job.ts';
import { Locks } from './locks.ts';
import { PeriodicJob } from './periodic-job.ts';

interface Found {
  options: JobOptions;
  work: (run: JobRun) => Promise<unknown>;
}

/** Runs the methods that are marked `@LeasedJob`, from the time when the database is ready. */
@Injectable()
export class PeriodicJobs implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PeriodicJobs.name);
  private readonly running = new Map<string, PeriodicJob>();

  constructor(
    private readonly marked: MarkedMethods,
    private readonly locks: Locks,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'timings'>,
  ) {}

  start(): void {
    for (const found of this.found().values()) {
      const { name, every, failed, later } = found.options;
      const job = new PeriodicJob(
        (ending) => this.runUnder(found, this.clock.now(), ending),
        (error) => this.logger.error(`${failed}: ${String(error)}`),
      );
      this.running.set(name, job);
      job.every(every === 'sweep' ? this.env.timings.sweepMs : every);
      if (!later) job.wake();
    }
  }

  /** Starts a run of a job as soon as what is running has ended; before the server's start it does nothing. */
  wake(name: string): void {
    this.running.get(name)?.wake();
  }

  /** Runs a job once; answers false when another run holds its lock. */
  async run(name: string, now = this.clock.now()): Promise<boolean> {
    const job = this.found().get(name);
    if (!job) throw new Error(`No job is named ${name}`);
    return this.runUnder(job, now, new AbortController().signal);
  }

  /** Resolves when the present runs have ended. */
  async idle(): Promise<void> {
    await Promise.all([...this.running.values()].map((job) => job.idle()));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.running.values()].map((job) => job.stop()));
  }

  private async runUnder({ options, work }: Found, now: Date, ending: AbortSignal): Promise<boolean> {
    if (options.everywhere) {
      await work({ now, stop: ending });
      return true;
    }
    const done = await this.locks.run(options.name, async (lost) => {
      await work({ now, stop: AbortSignal.any([lost, ending]) });
      return true;
    });
    return done ?? false;
  }

  private found(): Map<string, Found> {
    return new Map(
      this.marked.of(LeasedJob).map(({ options, call }) => {
        const work = call as Found['work'];
        return [options.name, { options, work: async (run: JobRun) => work(run) }];
      }),
    );
  }
}
