import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import { BASELINE_DAYS } from '@clinic/contract/care/measurements/measurement-baseline';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { CheckupRecord } from '../checkups/checkup.schema.ts';
import { migratedAt } from '../../platform/database/migrations.ts';
import { ClientPrograms } from '../../clients/clients/client-programs.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';
import { Baselines } from './baselines.ts';
import { MEASURED_FORMS, MeasuredRecords } from './measured-records.ts';
import type { Authored } from './measurement-rows.ts';
import { MeasurementsService } from './measurements.service.ts';

const TICK_MS = 10 * 60_000;
/** Each run begins so many milliseconds before the last one, since clocks differ and writes take time. */
const OVERLAP_MS = 5 * 60_000;
const MARK = 'measurements';
const STEP = '020-heard-texts';

interface Mark {
  _id: string;
  readTo: Date;
}

/**
 * Reads again what was saved lately, for servers of an older release, which read no medical histories and no texts of
 * checkups. It also fixes baselines as soon as a program has started.
 */
@Injectable()
export class MeasurementReconciler {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    @InjectModel(CheckupRecord.name) private readonly checkups: Model<CheckupRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly clients: ClientsService,
    private readonly programs: ClientPrograms,
    private readonly records: MeasuredRecords,
    private readonly measurements: MeasurementsService,
    private readonly baselines: Baselines,
  ) {}

  /** Reads on from the last mark. */
  @LeasedJob({ name: MARK, every: TICK_MS, failed: 'Measurements wait' })
  async look({ now, stop }: JobRun): Promise<void> {
    const mark = await this.marks.findOne({ _id: MARK });
    // An upgrade step has read what was saved before.
    const from = mark?.readTo ?? (await migratedAt(this.connection, STEP));
    if (!from) return;
    const since = new Date(from.getTime() - OVERLAP_MS);
    const lately = (readings: Authored[]) => readings.filter(({ at }) => new Date(at) > since);
    const saved = { updatedAt: { $gt: since } };
    const forms = this.forms.find({ formType: { $in: [...MEASURED_FORMS] }, ...saved });
    for await (const form of forms.lean<IntakeFormRecord[]>().cursor()) {
      if (stop.aborted) return;
      await this.measurements.write(form.client, lately((await this.records.ofForm(form)).readings));
    }
    for await (const checkup of this.checkups.find(saved).lean<CheckupRecord[]>().cursor()) {
      if (stop.aborted) return;
      await this.measurements.write(checkup.client, lately(await this.records.ofCheckup(checkup)));
    }
    for (const client of await this.clients.ids({ programEndedAt: { $gt: since } })) {
      if (stop.aborted) return;
      const ended = await this.programs.ended(client.toHexString());
      await this.measurements.write(client, lately(ended.flatMap((end) => this.records.ofEnd(end))));
    }
    await this.fixBaselines(now, mark === null, stop);
    if (!stop.aborted) await this.marks.updateOne({ _id: MARK }, { $set: { readTo: now } }, { upsert: true });
  }

  /** Fixes the baselines of programs that have begun lately; the first run takes all running ones. */
  private async fixBaselines(now: Date, all: boolean, stop: AbortSignal): Promise<void> {
    const today = clinicToday(now, this.env.clinicTimezone);
    const from = all ? '' : addDays(today, -BASELINE_DAYS.after - 7);
    for (const { _id } of await this.clients.startingBetween({ from, to: today })) {
      if (stop.aborted) return;
      await this.baselines.fix(_id);
    }
  }

  private get marks() {
    return this.connection.collection<Mark>('settings');
  }
}
