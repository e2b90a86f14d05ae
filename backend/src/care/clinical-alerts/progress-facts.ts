import { ageOf } from '@clinic/contract/dashboards/client-facts';
import { clinicToday, type Day } from '@clinic/contract/clinic-calendar';
import { programEndsOn } from '@clinic/contract/clients/client-status';
import type { ProgressInput } from '@clinic/contract/care/client-progress/progress-input';
import { adultOn } from '@clinic/contract/care/client-progress/progress-next-check';
import type { MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { goalOf } from '../goals/goal.view.ts';
import { Goals } from '../goals/goals.service.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';
import { JournalService } from '../journal/journal.service.ts';
import { measurementView } from '../measurements/measurement.view.ts';
import { MeasurementRows } from '../measurements/measurement-rows.ts';

const KINDS: MeasurementKind[] = [
  'weight',
  'height',
  'bloodPressure',
  'glucoseFasting',
  'glucoseAfterMeal',
  'hba1c',
];

@Injectable()
export class ProgressFacts {
  constructor(
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    private readonly clients: ClientsService,
    private readonly goals: Goals,
    private readonly rows: MeasurementRows,
    private readonly journal: JournalService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Undefined when the client is gone. */
  async factsOf(
    client: Types.ObjectId,
    now: Date,
  ): Promise<{ input: ProgressInput; adultOn: Day | null } | undefined> {
    const today = clinicToday(now, this.env.clinicTimezone);
    const [found, goal, rows, details, adherence] = await Promise.all([
      this.clients.find({ _id: client }, { program: 1 }),
      this.goals.goalOf(client),
      this.rows.standing(client, { kind: { $in: KINDS } }),
      this.forms
        .findOne({ client, formType: 'PersonalDetails' }, { formType: 1, fields: 1 })
        .lean<Pick<IntakeFormRecord, 'formType' | 'fields'>>(),
      this.journal.weekBefore(client, today),
    ]);
    if (!found) return undefined;
    const { program } = found;
    const input: ProgressInput = {
      today,
      rows: rows.map(measurementView),
      program: program && { startDate: program.startDate, endsOn: programEndsOn(program) },
      goal: goalOf(goal, program?._id),
      age: ageOf(details ? [details] : [], today),
      expecting: goal?.expecting ?? false,
      adherence,
    };
    return { input, adultOn: adultOn(details?.fields.dob ?? '', today) };
  }
}
