import { checkupDay } from '@clinic/contract/care/client-measures/measured-day';
import type { MeasuredState } from '@clinic/contract/care/intake-forms/form-measurements';
import type { Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { readDosageEntry } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import { CheckupRecord } from '../checkups/checkup.schema.ts';
import { DietPlanRecord } from '../diet-plans/diet-plan.schema.ts';
import { dietPlanView, publishedDietPlanView } from '../diet-plans/diet-plan.view.ts';
import { DosagePlanRecord } from '../dosage-plans/dosage-plan.schema.ts';
import { Foods } from '../foods/foods.service.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';
import { MeasurementRows } from '../measurements/measurement-rows.ts';
import { SnacksPlanRecord } from '../snacks-plans/snacks-plan.schema.ts';
import { inCheckup, inEnd, inForm, inRange, readFields } from './misread-measures.ts';
import { inDiet, inDoses, inSnacks } from './misread-plans.ts';
import { inValues } from './misread-values.ts';

const PLAN_WORDS = { vitamin: 'Vitamin plan', herbs: 'Herbs plan' } as const;

/** Reads what is stored of a client by the former readers and by those of today. */
@Injectable()
export class MisreadingSearch {
  constructor(
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    @InjectModel(CheckupRecord.name) private readonly checkups: Model<CheckupRecord>,
    @InjectModel(DietPlanRecord.name) private readonly dietPlans: Model<DietPlanRecord>,
    @InjectModel(DosagePlanRecord.name) private readonly dosagePlans: Model<DosagePlanRecord>,
    @InjectModel(SnacksPlanRecord.name) private readonly snacksPlans: Model<SnacksPlanRecord>,
    private readonly measurements: MeasurementRows,
    private readonly versioned: VersionedRecords,
    private readonly foods: Foods,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Returns each text that reads differently, once; the client comes with the ended programs. */
  async ofClient(client: ClientRecord): Promise<Misreading[]> {
    const { _id, endedPrograms = [] } = client;
    const rows = await this.measurements.standing(_id);
    const found = [
      ...(await this.ofForms(_id)),
      ...endedPrograms.flatMap(({ name, post }) => inEnd(name, post)),
      ...(await this.ofCheckups(_id)),
      ...rows.flatMap(inRange),
      ...inValues(rows),
      ...(await this.ofPlans(client)),
    ];
    return [...new Map(found.map((one) => [one.key, one])).values()];
  }

  private async ofForms(client: Types.ObjectId): Promise<Misreading[]> {
    const forms = await this.forms.find({ client }).lean<IntakeFormRecord[]>();
    const read = forms.filter(({ formType }) => readFields(formType).length > 0);
    const found = await Promise.all(
      read.map(async (form) => inForm(form.formType, await this.statesOf(form), this.env.clinicTimezone)),
    );
    return found.flat();
  }

  /** Returns the states of a form: for an age only the present one, for a measurement all that were saved. */
  private async statesOf(form: IntakeFormRecord): Promise<MeasuredState[]> {
    const most = form.formType === 'PersonalDetails' ? 1 : 0;
    const history = await this.versioned.history(form, (state) => state, most);
    return history.map(({ version, at, by, body: { fields, corrects, readings, measuredOn } }) => ({
      version,
      at,
      byClient: by.role === 'client',
      fields,
      corrects,
      readings,
      ...(measuredOn && { measuredOn }),
    }));
  }

  private async ofCheckups(client: Types.ObjectId): Promise<Misreading[]> {
    const checkups = await this.checkups
      .find({ client }, { fields: 1, measuredOn: 1, createdAt: 1 })
      .lean<Pick<CheckupRecord, 'fields' | 'measuredOn' | 'createdAt'>[]>();
    return checkups.flatMap(({ fields, measuredOn, createdAt }) => {
      const saved = { measuredOn, createdAt: createdAt.toISOString() };
      return inCheckup(checkupDay(saved, this.env.clinicTimezone), fields);
    });
  }

  /** Reads the plans of the running program; those of ended programs are history. */
  private async ofPlans({ _id: client, programsEnded: round }: ClientRecord): Promise<Misreading[]> {
    const [foods, diet, doses, snacks] = await Promise.all([
      this.foods.index(),
      this.dietPlans.findOne({ client, round }).lean<DietPlanRecord>(),
      this.dosagePlans.find({ client, round }).lean<DosagePlanRecord[]>(),
      this.snacksPlans.findOne({ client, round }).lean<SnacksPlanRecord>(),
    ]);
    const published = diet && publishedDietPlanView(diet);
    return [
      ...(published ? inDiet('Diet plan', published.weeks, foods) : []),
      ...(diet?.status === 'draft' ? inDiet('Draft of the diet plan', dietPlanView(diet).weeks, foods) : []),
      ...doses.flatMap(({ kind, entries }) => inDoses(PLAN_WORDS[kind], entries.map(readDosageEntry))),
      ...inSnacks(snacks?.snacks ?? [], foods),
    ];
  }
}
