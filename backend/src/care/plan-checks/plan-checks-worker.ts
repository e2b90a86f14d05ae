import { PLAN_CHECKS_VERSION } from '@clinic/contract/care/plan-checks/food-keys';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { PlanCheckStateRecord } from './plan-check-state.schema.ts';
import { PlanCheckStates } from './plan-check-states.service.ts';

/** The first run after the clinic's midnight finds what a birthday or an edge of a dose's course changes. */
const TICK_MS = 10 * 60_000;

@Injectable()
export class PlanChecksWorker {
  private readonly logger = new Logger(PlanChecksWorker.name);

  constructor(
    @InjectModel(PlanCheckStateRecord.name) private readonly states: Model<PlanCheckStateRecord>,
    private readonly planChecks: PlanCheckStates,
    private readonly clock: Clock,
  ) {}

  /** Checks plans that were checked by older rules, and those that a birthday or an edge of a course changes. */
  @LeasedJob({ name: 'plan-checks', every: TICK_MS, failed: 'Plans wait to be checked' })
  async look({ stop }: JobRun): Promise<void> {
    const due = this.states.find(
      { $or: [{ rules: { $lt: PLAN_CHECKS_VERSION } }, { nextCheckOn: { $lte: this.clock.today() } }] },
      { _id: 1 },
    );
    for await (const { _id } of due.lean<Pick<PlanCheckStateRecord, '_id'>[]>().cursor()) {
      if (stop.aborted) return;
      // A client with a failed check stays due, and the others have their turn.
      await this.planChecks
        .look(_id)
        .catch((error: unknown) =>
          this.logger.error(`The plans of ${_id.toHexString()} wait for the planChecks: ${String(error)}`),
        );
    }
  }
}
