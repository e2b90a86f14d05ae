import { isActive } from '@clinic/contract/scheduling/appointment-rules';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { listsChanged } from '../../platform/database/list-memory.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { job } from '../../platform/writes/write-context.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { CLINIC_ITSELF } from './lost-holds.ts';
import { LOOKS_FOR_SERIES, SeriesRuns, type LooksForSeries } from './series-runs.ts';

const BESIDE = 'A series of visits was booked at the same moment.';

/**
 * Takes back a visit whose server was killed between the write that made it its client's active one and its look for a
 * series (decisions/129). A visit that has looked is never beside a booked series, so nothing is taken from anybody who
 * was answered.
 */
@Injectable()
export class BesideSeries {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Pick<Env, 'timings'>,
    private readonly changes: AppointmentChanges,
    private readonly series: SeriesRuns,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: AppointmentRecord, kinds: [LOOKS_FOR_SERIES], when: 'left' })
  async look(visit: AppointmentRecord, { at, data }: Effect): Promise<void> {
    if (!isActive(visit, this.clock.now())) return;
    const series = await this.series.beside(visit);
    if (!series) return;
    const isYoung = this.clock.now().getTime() - at.getTime() < this.env.timings.graceMs;
    if (series.state === 'claiming' || isYoung) throw new Error('a series may still be taken back for it');
    if (!(await this.takeBack(visit, at, data as LooksForSeries)))
      await this.changes.cancelBeside(job(CLINIC_ITSELF), visit, BESIDE);
    listsChanged(this.appointments);
  }

  /** False: another write has followed, or the former time is now another visit's. */
  private async takeBack(
    { _id, version }: AppointmentRecord,
    at: Date,
    written: LooksForSeries,
  ): Promise<boolean> {
    if (version !== written.version) return false;
    if (!written.before) return (await this.appointments.deleteOne({ _id, version })).deletedCount > 0;
    const { set, unset } = written.before;
    const back = {
      $set: set,
      ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, 1])) }),
      // The killed server's write does nothing else any more.
      $pull: { outbox: { kind: 'effect', 'effect.at': at } },
    };
    const restored = this.appointments.updateOne({ _id, version }, back, { timestamps: false });
    return restored.then(
      ({ matchedCount }) => matchedCount > 0,
      (error: unknown) => (isDuplicateKey(error) ? false : Promise.reject(error)),
    );
  }
}
