import { Injectable } from '@nestjs/common';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { ProgramReminders } from './program-reminders.ts';
import { VisitReminders } from './visit-reminders.ts';

/** Milliseconds between two looks. */
const TICK_MS = 60_000;

/** Finds due reminders every minute; nothing is queued ahead, so nothing has to be withdrawn. */
@Injectable()
export class ReminderWorker {
  constructor(
    private readonly visits: VisitReminders,
    private readonly programs: ProgramReminders,
  ) {}

  /** Writes the reminders that are due, every few minutes. */
  @LeasedJob({ name: 'reminders', every: TICK_MS, failed: 'Reminders wait' })
  async look({ now, stop }: JobRun): Promise<void> {
    await this.visits.remind(now, stop);
    await this.visits.writeAboutMissed(now, stop);
    await this.programs.remind(now, stop);
  }
}
