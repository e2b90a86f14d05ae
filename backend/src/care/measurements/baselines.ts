import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import { BASELINE_DAYS, fixedBaseline } from '@clinic/contract/care/measurements/measurement-baseline';
import type { BaselineValue, Measurement } from '@clinic/contract/care/measurements/measurements';
import { Inject, Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { FIX_BASELINE } from '../../clients/clients/client-programs.ts';
import { ClientRecord, type RunningProgram } from '../../clients/clients/client.schema.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ClientProgress } from '../client-progress/client-progress.service.ts';
import { measurementView } from './measurement.view.ts';
import { MeasurementRows } from './measurement-rows.ts';
import { Clock } from '../../platform/config/clock.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

@Injectable()
export class Baselines {
  constructor(
    private readonly rows: MeasurementRows,
    private readonly clients: ClientsService,
    private readonly progress: ClientProgress,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: ClientRecord, kinds: [FIX_BASELINE] })
  async fixOf({ _id, deletedAt }: ClientRecord): Promise<void> {
    if (deletedAt) return;
    await this.fix(_id);
    await this.progress.changed(_id);
  }

  /** Returns the baseline of a program as it is now, whether or not it was fixed already. */
  baselineOf(
    { startDate: start, baseline = [] }: RunningProgram,
    rows: readonly Measurement[],
    round: number,
  ): BaselineValue[] {
    const today = clinicToday(this.clock.now(), this.env.clinicTimezone);
    return fixedBaseline(baseline, rows, { start, round, today });
  }

  async fix(client: Types.ObjectId): Promise<void> {
    const found = await this.clients.find({ _id: client }, { program: 1, programsEnded: 1 });
    if (!found?.program) return;
    const { program, programsEnded } = found;
    const { startDate, baseline = [] } = program;
    const days = {
      $gte: addDays(startDate, -BASELINE_DAYS.before),
      $lte: addDays(startDate, BASELINE_DAYS.after),
    };
    const rows = await this.rows.standing(client, { day: days });
    const now = this.baselineOf(program, rows.map(measurementView), programsEnded);
    if (JSON.stringify(now) !== JSON.stringify(baseline))
      await this.clients.fixBaseline(client, program, now);
  }
}
