import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { allergiesOf, missingFormsOf, type ClientFacts, type PlanPlace } from '@clinic/contract/client-facts';
import type { BodyStatusFields, IntakeForm } from '@clinic/contract/intake-forms';
import { weightOf } from '@clinic/contract/measures';
import { Types, type Model } from 'mongoose';
import { notDeleted } from '../accounts/account-record.ts';
import { CheckupRecord } from '../checkups/checkup.schema.ts';
import { ClientRecord, type EndedProgram, type RunningProgram } from '../clients/client.schema.ts';
import { programOf } from '../clients/client.view.ts';
import { ENV, type Env } from '../config/env.ts';
import { Versions } from '../database/versions.ts';
import { DietPlanRecord } from '../diet-plans/diet-plan.schema.ts';
import { IntakeFormRecord } from '../intake-forms/intake-form.schema.ts';

type Form = Pick<IntakeFormRecord, '_id' | 'client' | 'formType' | 'fields' | 'version' | 'updatedAt'>;
type Plan = Pick<DietPlanRecord, 'client' | 'status' | 'round'>;
type Course = Parameters<typeof weightOf>[0];

export interface KnownClient {
  facts: ClientFacts;
  forms: Pick<Form, 'formType' | 'fields'>[];
}

const FIELDS = { name: 1, program: 1, programsEnded: 1, endedPrograms: 1 } as const;
/** Forms in which a weight is written down. */
const MEASURED = ['BodyStatus', 'DietaryRecall'];

/** What a doctor wants to know of clients before they come in: five queries, however many they are. */
@Injectable()
export class DoctorClientFacts {
  constructor(
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    @InjectModel(IntakeFormRecord.name) private readonly forms: Model<IntakeFormRecord>,
    @InjectModel(CheckupRecord.name) private readonly checkups: Model<CheckupRecord>,
    @InjectModel(DietPlanRecord.name) private readonly plans: Model<DietPlanRecord>,
    private readonly versions: Versions,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** By the client's id; those in another doctor's care are left out. */
  async of(doctor: string, ids: readonly Types.ObjectId[]): Promise<Map<string, KnownClient>> {
    if (ids.length === 0) return new Map();
    const ofThem = { client: { $in: [...ids] } };
    const [clients, forms, checkups, plans] = await Promise.all([
      this.clients
        .find({ _id: { $in: ids }, doctor: new Types.ObjectId(doctor), ...notDeleted }, FIELDS)
        .lean<ClientRecord[]>(),
      this.forms.find(ofThem, { client: 1, formType: 1, fields: 1, version: 1, updatedAt: 1 }).lean<Form[]>(),
      this.checkups
        .find(ofThem, { _id: 0, client: 1, updatedAt: 1 })
        .lean<Pick<CheckupRecord, 'client' | 'updatedAt'>[]>(),
      this.plans.find(ofThem, { client: 1, status: 1, round: 1 }).lean<Plan[]>(),
    ]);
    const states = await this.states(forms);
    return new Map(
      clients.map((client) => {
        const mine = <Record extends { client: Types.ObjectId }>(records: Record[]) =>
          records.filter((record) => record.client.equals(client._id));
        const own = mine(forms);
        const seen = mine(checkups).map(({ updatedAt }) => updatedAt.getTime());
        const facts: ClientFacts = {
          allergies: allergiesOf(own),
          program: programOf(client.program),
          weight: weightOf({ versions: mine(states), programs: programsOf(client) }, this.env.clinicTimezone),
          lastCheckup: seen.length > 0 ? new Date(Math.max(...seen)).toISOString() : null,
          missingForms: missingFormsOf(own),
          plan: planOf(client, mine(plans)[0]),
        };
        return [client._id.toHexString(), { facts, forms: own }] as const;
      }),
    );
  }

  /** Every saved state of the forms that have a weight, the newest first. */
  private async states(all: Form[]) {
    const forms = all.filter(({ formType }) => MEASURED.includes(formType));
    const kept = await this.versions.listOfAll(forms.map(({ _id }) => _id));
    const versionOf = new Map(forms.map(({ _id, version }) => [_id.toHexString(), version]));
    const earlier = kept
      .filter(({ of, version }) => version < (versionOf.get(of.toHexString()) ?? 0))
      .map(({ body }) => body as Form);
    return [...forms, ...earlier]
      .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
      .map(({ client, formType, fields, updatedAt }) => ({
        client,
        at: updatedAt.toISOString(),
        body: { formType, fields: fields as unknown as IntakeForm['fields'] },
      }));
  }
}

/** The newest first, as far as measures ask. */
const programsOf = ({ program, endedPrograms = [] }: ClientRecord): Course['programs'] =>
  [...endedPrograms, ...(program ? [program] : [])]
    .map((one: RunningProgram & Partial<EndedProgram>) => ({
      startDate: one.startDate,
      createdAt: one.createdAt.toISOString(),
      endedAt: one.endedAt?.toISOString() ?? null,
      post: (one.post as BodyStatusFields | null | undefined) ?? null,
    }))
    .toReversed();

function planOf({ program, programsEnded }: ClientRecord, plan: Plan | undefined): PlanPlace {
  if (!program) return 'no program';
  return plan?.round === programsEnded ? plan.status : 'none';
}
