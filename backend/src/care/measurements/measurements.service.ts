import { clinicToday } from '@clinic/contract/clinic-calendar';
import {
  rangeProblem,
  rounded,
  type ClientMeasurements,
  type CountMeasurement,
  type DoctorsMeasurements,
  type LogMeasurement,
  type Measurement,
} from '@clinic/contract/care/measurements/measurements';
import { Inject, Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { CheckupRecord } from '../checkups/checkup.schema.ts';
import { MEASURE_CHECKUP } from '../checkups/checkups.service.ts';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ClientPrograms } from '../../clients/clients/client-programs.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ClientProgress } from '../client-progress/client-progress.service.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';
import { MEASURE_FORM } from '../intake-forms/intake-forms.service.ts';
import { MEASURE_END } from '../programs/programs.service.ts';
import { Baselines } from './baselines.ts';
import { MeasuredRecords } from './measured-records.ts';
import { MeasurementRows, type Authored } from './measurement-rows.ts';
import { measurementView, ownMeasurementView, type Standing } from './measurement.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

@Injectable()
export class MeasurementsService {
  constructor(
    private readonly rows: MeasurementRows,
    private readonly records: MeasuredRecords,
    private readonly baselines: Baselines,
    private readonly clients: ClientsService,
    private readonly programs: ClientPrograms,
    private readonly access: ClientAccess,
    private readonly progress: ClientProgress,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: IntakeFormRecord, kinds: [MEASURE_FORM] })
  async measureForm(form: IntakeFormRecord, effect: Effect): Promise<void> {
    const { readings } = await this.records.ofForm(form);
    await this.write(form.client, ofVersion(readings, effect));
  }

  @OnEffect({ of: CheckupRecord, kinds: [MEASURE_CHECKUP] })
  async measureCheckup(checkup: CheckupRecord, effect: Effect): Promise<void> {
    await this.write(checkup.client, ofVersion(await this.records.ofCheckup(checkup), effect));
  }

  @OnEffect({ of: ClientRecord, kinds: [MEASURE_END] })
  async measureEnd({ _id }: ClientRecord, { key }: Effect): Promise<void> {
    const ended = await this.programs.ended(_id.toHexString());
    const program = ended.find((one) => key.endsWith(one._id.toHexString()));
    await this.write(_id, program ? this.records.ofEnd(program) : []);
  }

  async ofClient(caller: Caller, clientId: string): Promise<ClientMeasurements | DoctorsMeasurements> {
    const { _id, program, programsEnded } = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const rows = await this.rows.standing(_id);
    const measurements = rows.map(measurementView);
    const baseline = program ? this.baselines.baselineOf(program, measurements, programsEnded) : [];
    if (caller.role === 'client') return { measurements: rows.map(ownMeasurementView), baseline };
    return { measurements, baseline, unread: await this.records.unread(_id) };
  }

  /** Stores today's value by the client; a second one of the day corrects the first. Throws INVALID_INPUT. */
  async logOwn(context: WriteContext, { kind, value }: LogMeasurement): Promise<Measurement> {
    const sentence = rangeProblem(kind, value);
    if (sentence) throw invalid('value', sentence);
    const { caller } = context;
    const { _id } = await this.access.requireOpenRecords(caller, caller.id);
    const now = this.clock.now();
    const reading: Authored = {
      version: 1,
      at: now.toISOString(),
      kind,
      day: clinicToday(now, this.env.clinicTimezone),
      source: 'client',
      measured: { value: rounded(kind, value), diastolic: null },
      by: { id: caller.id, name: caller.name, role: caller.role },
    };
    await this.progress.changing(_id);
    const row = await this.rows.say(context, _id, reading, await this.endsOf(_id));
    await this.baselines.fix(_id);
    await this.progress.changed(_id);
    return measurementView(row as Standing);
  }

  /** Sets whether a weighing counts; the progress is evaluated again. Throws INVALID_INPUT, NOT_FOUND. */
  async count(
    context: WriteContext,
    clientId: string,
    { id, counts, reason }: CountMeasurement,
  ): Promise<Measurement> {
    if (!counts && !reason) throw invalid('reason', 'Please say why it does not count.');
    const { _id } = await this.access.requireOpenRecords(context.caller, clientId);
    await this.progress.changing(_id);
    const notCounted = counts ? null : { reason: reason ?? '' };
    const row = await this.rows.count(context, _id, { id, notCounted });
    if (!row) throw new ApiError('NOT_FOUND');
    await this.baselines.fix(_id);
    await this.progress.changed(_id);
    return measurementView(row);
  }

  /** Writes readings, idempotently, and has the progress evaluated. Does nothing when the client is gone. */
  async write(client: Types.ObjectId, readings: readonly Authored[]): Promise<void> {
    if (!(await this.clients.find({ _id: client }, { _id: 1 }))) return;
    const ends = await this.endsOf(client);
    for (const reading of readings) await this.rows.say(job(), client, reading, ends);
    if (readings.length > 0) await this.baselines.fix(client);
    await this.progress.changed(client);
  }

  private async endsOf(client: Types.ObjectId): Promise<Date[]> {
    const ended = await this.programs.ended(client.toHexString());
    return ended.map(({ endedAt }) => endedAt);
  }
}

/** Returns the readings of the version that an effect's key names. */
const ofVersion = (readings: readonly Authored[], { key }: Effect): Authored[] =>
  readings.filter(({ version }) => version === Number(key.split(':')[1]));
