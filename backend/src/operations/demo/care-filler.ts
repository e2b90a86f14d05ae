import { programEndsOn } from '@clinic/contract/clients/client-status';
import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { addDays, clinicInstant, clinicToday, daysBetween } from '@clinic/contract/clinic-calendar';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectConnection } from '@nestjs/mongoose';
import { Types, type Connection } from 'mongoose';
import { CheckInRecord } from '../../care/check-ins/check-in.schema.ts';
import { CheckupRecord } from '../../care/checkups/checkup.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ClientPrograms } from '../../clients/clients/client-programs.ts';
import { ClientRecord, type EndedProgram } from '../../clients/clients/client.schema.ts';
import { Versions } from '../../platform/database/versions.ts';
import { DietPlanRecord } from '../../care/diet-plans/diet-plan.schema.ts';
import { DietPlansService } from '../../care/diet-plans/diet-plans.service.ts';
import { DosagePlanRecord } from '../../care/dosage-plans/dosage-plan.schema.ts';
import { DosagePlansService } from '../../care/dosage-plans/dosage-plans.service.ts';
import { Goals } from '../../care/goals/goals.service.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { IntakeFormRecord } from '../../care/intake-forms/intake-form.schema.ts';
import { ExpectedDays } from '../../care/journal/expected-days.ts';
import { JournalRecord } from '../../care/journal/journal.schema.ts';
import { Baselines } from '../../care/measurements/baselines.ts';
import { MeasuredRecords } from '../../care/measurements/measured-records.ts';
import { MeasurementRows, type Authored } from '../../care/measurements/measurement-rows.ts';
import { SnacksPlansService } from '../../care/snacks-plans/snacks-plans.service.ts';
import { ConsultationNoteRecord } from '../../care/consultations/consultation-note.schema.ts';
import { bodyStatus, DEMO_NOTES, demoCheckups, demoForms, isWished } from './demo-care.ts';
import { demoCheckIns } from './demo-check-ins.ts';
import { storyOf } from './demo-clients.ts';
import { demoDay } from './demo-days.ts';
import { demoGoal, demoLog, weightAfter } from './demo-weights.ts';
import { demoDietPlan, demoDoses, demoSnacks } from './demo-plans.ts';
import { teamOf, type Team } from './demo-team.ts';
import { Clock } from '../../platform/config/clock.ts';
import { job } from '../../platform/writes/write-context.ts';

/** Height of all demo clients in centimetres. */
const DEMO_HEIGHT = 162;

/** Forms whose values the charts show. */
const WEIGHED_FORMS: FormType[] = ['BodyStatus', 'DietaryRecall'];

/** Days before today for which demo clients have answered their journal. */
const DAYS_FOLLOWED = 28;

/** Clients who have recently filled in a form themselves, with the hours since. */
const RECALL_HOURS_AGO = new Map([
  [18, 3],
  [12, 26],
  [22, 50],
]);

/** The client who writes down something that the plan ignores. */
const NEWLY_ALLERGIC = 18;

/** Writes the clinical records of the demo clinic. */
@Injectable()
export class CareFiller {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly modules: ModuleRef,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Saves forms, plans and checkups of clients in care, as their own doctor. */
  async fill(today: string, clients: ClientRecord[], teams: Team[]): Promise<void> {
    const forms = this.connection.model<IntakeFormRecord>(IntakeFormRecord.name);
    const checkups = this.connection.model<CheckupRecord>(CheckupRecord.name);
    for (const [index, client] of clients.entries()) {
      const { doctor } = teamOf(teams, index);
      const clientId = client._id.toHexString();
      if (storyOf(index) === 'new') continue;
      const at = { createdAt: client.createdAt, updatedAt: client.createdAt };
      const visits = client.program ? demoCheckups(index, client.program.startDate, today) : [];
      const { BodyStatus, ...filled } = demoForms(index, client, today);
      await this.measure(client, doctor, [
        { at: client.createdAt, fields: BodyStatus },
        ...visits.map(({ at: day }, visit) => ({
          at: day,
          fields: { ...BodyStatus, ...bodyStatus(index, 2 * (visit + 1)) },
        })),
      ]);
      await forms.insertMany(
        Object.entries(filled).map(([formType, fields]) => ({
          client: client._id,
          formType,
          fields,
          createdBy: doctor,
          savedBy: doctor,
          ...at,
        })),
      );
      const hours = RECALL_HOURS_AGO.get(index);
      if (hours !== undefined) await this.fillInRecall(index, client, hours, today);
      if (!client.program) continue;
      const status = index % 12 === 2 || index % 6 === 3 ? ('draft' as const) : ('published' as const);
      await this.service(DietPlansService).create(job(doctor), clientId, {
        ...demoDietPlan(index, client.program),
        status,
      });
      const doses = this.service(DosagePlansService);
      await doses.save(job(doctor), 'vitamin', clientId, { entries: demoDoses('Vitamin', index) });
      await doses.save(job(doctor), 'herbs', clientId, { entries: demoDoses('Herb', index) });
      await this.follow(index, client, today);
      await this.connection
        .model<CheckInRecord>(CheckInRecord.name)
        .insertMany(demoCheckIns(index, client, doctor, today), { timestamps: false });
      await this.service(SnacksPlansService).save(job(doctor), clientId, {
        snacks: demoSnacks(index, client.program.name),
      });
      const saved = visits.map(({ at: day, ...taken }) => ({
        _id: new Types.ObjectId(),
        client: client._id,
        ...taken,
        savedBy: doctor,
        createdAt: day,
        updatedAt: day,
      }));
      await checkups.insertMany(saved);
      await this.note(saved, today, isWished(index));
    }
    await this.weigh(today, clients, teams);
  }

  /** Writes notes of a client's checkups, and with the last one perhaps a wish for the desk. */
  private async note(
    checkups: Pick<CheckupRecord, '_id' | 'client' | 'savedBy' | 'createdAt' | 'updatedAt'>[],
    today: string,
    isWish: boolean,
  ): Promise<void> {
    const notes = checkups.map(({ _id: checkup, ...saved }, visit) => ({
      ...saved,
      checkup,
      day: clinicToday(saved.createdAt, this.env.clinicTimezone),
      text: DEMO_NOTES[visit],
      ofVersion: 1,
    }));
    await this.connection.model<ConsultationNoteRecord>(ConsultationNoteRecord.name).insertMany(notes);
    const last = checkups.at(-1);
    if (!last || !isWish) return;
    const { client, savedBy, createdAt: askedAt } = last;
    const doctor = { id: new Types.ObjectId(savedBy.id), name: savedBy.name };
    const visitWish = { askedAt, doctor, on: addDays(today, 10), words: 'In the morning, please' };
    await this.connection
      .model<ClientRecord>(ClientRecord.name)
      .updateOne({ _id: client }, { $set: { visitWish } }, { timestamps: false });
  }

  /** Dates the plans back to the program's start, and fills the journal since then. */
  private async follow(index: number, client: ClientRecord, today: string): Promise<void> {
    if (!client.program || client.program.startDate >= today) return;
    const since = clinicInstant(addDays(client.program.startDate, -1), '12:00', this.env.clinicTimezone);
    for (const model of [DietPlanRecord.name, DosagePlanRecord.name]) {
      await this.connection
        .model(model)
        .collection.updateMany({ client: client._id }, { $set: { startedAt: since, updatedAt: since } });
    }
    const first = addDays(today, -DAYS_FOLLOWED - 1);
    const expected = this.service(ExpectedDays);
    const days = await expected.after(await expected.plansOf(client), first, DAYS_FOLLOWED);
    const rows = days.flatMap((day) => demoDay(index, client, day) ?? []);
    if (rows.length > 0)
      await this.connection.model(JournalRecord.name).collection.insertMany(rows as never[]);
  }

  /** Writes measurements of the forms, besides those that clients logged at home. */
  private async weigh(today: string, clients: ClientRecord[], teams: Team[]): Promise<void> {
    const zone = this.env.clinicTimezone;
    for (const [index, { _id, name, program }] of clients.entries()) {
      const by = { id: _id.toHexString(), name, role: 'client' as const };
      const ended = await this.service(ClientPrograms).ended(by.id);
      const ends = ended.map(({ endedAt }) => endedAt);
      for (const reading of await this.readingsOf(_id, ended))
        await this.service(MeasurementRows).say(job(), _id, reading, ends);
      if (!program) continue;
      for (const { day, value } of demoLog(index, program.startDate, today)) {
        const at = clinicInstant(day, '07:00', zone).toISOString();
        const measured = { value, diastolic: null };
        const entry = { version: 1, at, kind: 'weight', day, source: 'client', measured, by } as const;
        await this.service(MeasurementRows).say(job(), _id, entry, ends);
      }
      const begun = new Date(`${program.startDate}T05:00:00Z`).toISOString();
      const height = { value: DEMO_HEIGHT, diastolic: null };
      const { doctor } = teamOf(teams, index);
      const taken = {
        version: 1,
        at: begun,
        kind: 'height',
        day: program.startDate,
        source: 'checkup',
      } as const;
      await this.service(MeasurementRows).say(job(), _id, { ...taken, measured: height, by: doctor }, ends);
      await this.service(Baselines).fix(_id);
      const goal = demoGoal(index, programEndsOn(program));
      const sent = { goal, expecting: false, version: 0 };
      await this.service(Goals).save(job(doctor), _id.toHexString(), sent);
    }
  }

  private async readingsOf(client: Types.ObjectId, ended: EndedProgram[]): Promise<Authored[]> {
    const records = this.service(MeasuredRecords);
    const forms = this.connection.model<IntakeFormRecord>(IntakeFormRecord.name);
    const checkups = this.connection.model<CheckupRecord>(CheckupRecord.name);
    const readings = ended.flatMap((end) => records.ofEnd(end));
    for (const form of await forms
      .find({ client, formType: { $in: WEIGHED_FORMS } })
      .lean<IntakeFormRecord[]>())
      readings.push(...(await records.ofForm(form)).readings);
    for (const checkup of await checkups.find({ client }).lean<CheckupRecord[]>())
      readings.push(...(await records.ofCheckup(checkup)));
    return readings;
  }

  /**
   * Fills in the dietary recall as if the client had done so that many hours ago, with the weight of these
   * days.
   */
  private async fillInRecall(
    index: number,
    { _id, name, program }: ClientRecord,
    hoursAgo: number,
    today: string,
  ): Promise<void> {
    const weeks = program ? daysBetween(program.startDate, today) / 7 : 0;
    const by = { id: _id.toHexString(), name, role: 'client' as const };
    const forms = this.connection.model<IntakeFormRecord>(IntakeFormRecord.name);
    const which = { client: _id, formType: 'DietaryRecall' as const };
    const before = await forms.findOne(which).orFail().lean<IntakeFormRecord>();
    const { _id: of, version, updatedAt: at, savedBy } = before;
    await this.service(Versions).keep({ of, version, kind: 'form', at, by: savedBy, body: before });
    await forms.updateOne(
      which,
      {
        savedBy: by,
        version: version + 1,
        updatedAt: new Date(this.clock.now().getTime() - hoursAgo * 3_600_000),
        'fields.body': weightAfter(index, weeks).toFixed(1),
        ...(index === NEWLY_ALLERGIC && { 'fields.foodAllergy': 'Peanuts' }),
      },
      { timestamps: false },
    );
  }

  /** Saves the BodyStatus form with earlier versions, which the charts show. */
  private async measure(
    client: ClientRecord,
    doctor: Caller,
    states: { at: Date; fields: Record<string, string> }[],
  ): Promise<void> {
    const _id = new Types.ObjectId();
    const records = states.map(({ at, fields }, index) => ({
      _id,
      client: client._id,
      formType: 'BodyStatus' as const,
      fields,
      status: 'Active',
      createdBy: doctor,
      savedBy: doctor,
      bloodReport: null,
      version: index + 1,
      createdAt: client.createdAt,
      updatedAt: at,
    }));
    await this.connection
      .model<IntakeFormRecord>(IntakeFormRecord.name)
      .insertMany(records.slice(-1), { timestamps: false });
    const versions = this.service(Versions);
    for (const body of records.slice(0, -1))
      await versions.keep({
        of: _id,
        version: body.version,
        kind: 'form',
        at: body.updatedAt,
        by: doctor,
        body,
      });
  }

  private service<Service>(type: new (...args: never[]) => Service): Service {
    return this.modules.get(type, { strict: false });
  }
}
