import { clinicToday } from '@clinic/contract/clinic-calendar';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ClientProgressRecord } from '../client-progress/client-progress.schema.ts';
import { ClinicalAlerts } from './clinical-alerts.service.ts';

/** The first run after the clinic's midnight finds what the new day brings. */
const TICK_MS = 10 * 60_000;

@Injectable()
export class ProgressWorker {
  private readonly logger = new Logger(ProgressWorker.name);

  constructor(
    @InjectModel(ClientProgressRecord.name) private readonly progress: Model<ClientProgressRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly alerts: ClinicalAlerts,
  ) {}

  /** Evaluates clients whose alerts may change on this day. */
  @LeasedJob({ name: 'courses', every: TICK_MS, failed: 'Courses wait' })
  async look({ now, stop }: JobRun): Promise<void> {
    const today = clinicToday(now, this.env.clinicTimezone);
    const due = this.progress.find({ nextCheckOn: { $lte: today } }, { _id: 1 });
    for await (const { _id } of due.lean<Pick<ClientProgressRecord, '_id'>[]>().cursor()) {
      if (stop.aborted) return;
      // A client with a failed evaluation stays due, and the others have their turn.
      await this.alerts
        .look(_id, now)
        .catch((error: unknown) =>
          this.logger.error(`The course of ${_id.toHexString()} waits: ${String(error)}`),
        );
    }
  }
}
