import { DiscoveryService } from '@nestjs/core';

/** A run of a job. */
export interface JobRun {
  now: Date;
  /** Aborted when the server ends, or when another server has taken the job over. */
  stop: AbortSignal;
}

export interface JobOptions {
  /** Names the job where it is woken, and its lock in the collection `leases`. */
  name: string;
  /** Milliseconds from one run to the next; `sweep` stands for the setting `timings.sweepMs`. */
  every: number | 'sweep';
  /** The log says this before the reason when a run fails: "Reminders wait". */
  failed: string;
  /** Every server does it, as several can at a time; otherwise one does, under the lock. */
  everywhere?: boolean;
  /** The first run waits for the first interval, since the start is busy enough. */
  later?: boolean;
}

/** A method of a provider that `PeriodicJobs` runs from the start of the server to its end. */
export const LeasedJob = DiscoveryService.createDecorator<JobOptions>();
