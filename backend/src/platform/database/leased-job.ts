import { DiscoveryService } from '@nestjs/core';

/** A run of a job. */
export interface JobRun {
  now: Date;
  /** Aborted when the server ends, or another server has taken over the job. */
  stop: AbortSignal;
}

export interface JobOptions {
  /** Names the job where it is woken, and its lock in the collection `leases`. */
  name: string;
  /** Milliseconds from one run to the next; `sweep` stands for the setting `timings.sweepMs`. */
  every: number | 'sweep';
  /** Logged before the reason when a run fails: "Reminders wait". */
  failed: string;
  /** True: every server runs it; otherwise one at a time, under a lock. */
  everywhere?: boolean;
  /** True: the first run waits for an interval, since the start is busy enough. */
  later?: boolean;
}

/** Marks a provider's method that `PeriodicJobs` runs at intervals while the server lives. */
export const LeasedJob = DiscoveryService.createDecorator<JobOptions>();
