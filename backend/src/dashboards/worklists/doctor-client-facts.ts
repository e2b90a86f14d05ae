import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  ageOf,
  allergiesOf,
  missingFormsOf,
  type ClientFacts,
  type PlanPlace,
} from '@clinic/contract/dashboards/client-facts';
import { hasPace } from '@clinic/contract/care/clinical-alerts/weight-alerts';
import { weightOf } from '@clinic/contract/care/client-measures/measures';
import type { Model, Types } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { CheckupRecord } from '../../care/checkups/checkup.schema.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { programOf } from '../../clients/clients/client.view.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { DietPlanRecord } from '../../care/diet-plans/diet-plan.schema.ts';
import { Goals } from '../../care/goals/goals.service.ts';
import { IntakeFormRecord } from '../../care/intake-forms/intake-form.schema.ts';
import { MeasurementRows } from '../../care/measurements/measurement-rows.ts';
import { measurementView } from '../../care/measurements/measurement.view.ts';
import { Clock } from '../../platform/config/clock.ts';

type Form = Pick<IntakeFormRecord, 'client' | 'formType' | 'fields'>;
type Plan = Pick<DietPlanRecord, 'client' | 'status' | 'round'>;

export interface KnownClient {
  facts: ClientFacts;
  owner: string | null;
  forms: Pick<Form, 'formType' | 'fields'>[];
}

const FIELDS = { name: 1, doctor: 1, program: 1, programsEnded: 1 } as const;

/** Reads facts about any number of clients in six queries. */
@Injectable()
export class DoctorClientFacts {
  constructor(
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    @InjectModel(CheckupRecord.name) private readonly checkups: Model<CheckupRecord>,
    @InjectModel(DietPlanRecord.name) private readonly plans: Model<DietPlanRecord>,
    private readonly measurements: MeasurementRows,
    private readonly goals: Goals,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the facts by the client's id, of all doctors' clients: the caller decides which of them the doctor may see.
   */
  async factsOf(ids: readonly Types.ObjectId[]): Promise<Map<string, KnownClient>> {
    if (ids.length === 0) return new Map();
    const ofThem = { client: { $in: [...ids] } };
    const [clients, forms, checkups, plans, weights, expecting] = await Promise.all([
      this.clients.find({ _id: { $in: ids }, ...notDeleted }, FIELDS).lean<ClientRecord[]>(),
      this.forms.find(ofThem, { client: 1, formType: 1, fields: 1 }).lean<Form[]>(),
      this.checkups
        .find(ofThem, { _id: 0, client: 1, updatedAt: 1 })
        .lean<Pick<CheckupRecord, 'client' | 'updatedAt'>[]>(),
      this.plans.find(ofThem, { client: 1, status: 1, round: 1 }).lean<Plan[]>(),
      this.measurements.ofAll(ids, 'weight'),
      this.goals.expecting(ids),
    ]);
    const today = this.clock.today();
    return new Map(
      clients.map((client) => {
        const mine = <Record extends { client: Types.ObjectId }>(records: Record[]) =>
          records.filter((record) => record.client.equals(client._id));
        const own = mine(forms);
        const id = client._id.toHexString();
        const age = ageOf(own, today);
        const seen = mine(checkups).map(({ updatedAt }) => updatedAt.getTime());
        const facts: ClientFacts = {
          allergies: allergiesOf(own),
          program: programOf(client.program),
          weight: weightOf(
            mine(weights).map(measurementView),
            client.program && { ...client.program, round: client.programsEnded },
            { today, hasPace: hasPace({ age, expecting: expecting.has(id) }) },
          ),
          lastCheckup: seen.length > 0 ? new Date(Math.max(...seen)).toISOString() : null,
          missingForms: missingFormsOf(own),
          plan: planOf(client, mine(plans)[0]),
        };
        const owner = client.doctor?.toHexString() ?? null;
        return [id, { facts, forms: own, owner }] as const;
      }),
    );
  }
}

function planOf({ program, programsEnded }: ClientRecord, plan: Plan | undefined): PlanPlace {
  if (!program) return 'no program';
  return plan?.round === programsEnded ? plan.status : 'none';
}
