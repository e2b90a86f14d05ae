import { Injectable } from '@nestjs/common';
import type { DosageEntry, DosagePlanKind } from '@clinic/contract/care/dosage-plans';
import { namedEntries, NO_NAMED_VITAMIN, readDosageEntry } from '@clinic/contract/care/dosage-rules';
import type { Version } from '@clinic/contract/care/history';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { invalid } from '../../platform/http/api-error.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { Plans, type PlanCollection } from '../plans/plans.service.ts';
import { DosagePlanRecord } from './dosage-plan.schema.ts';
import { dosagePlanView, type DosagePlanOf } from './dosage-plan.view.ts';

/** Entries of any shape, checked before. */
export interface DosagePlanFields {
  entries: readonly object[];
  newPlan?: boolean;
  updatedAt?: string;
}

@Injectable()
export class DosagePlansService {
  constructor(
    @InjectModel(DosagePlanRecord.name) private readonly records: Model<DosagePlanRecord>,
    private readonly access: ClientAccess,
    private readonly plans: Plans,
  ) {}

  /** Null when there is none. */
  async get<Kind extends DosagePlanKind>(
    caller: Caller,
    kind: Kind,
    clientId: string,
  ): Promise<DosagePlanOf[Kind] | null> {
    return this.ofClient(
      kind,
      await this.access.requireOpenRecords(caller, clientId, ['assistant', 'cover']),
    );
  }

  /** The caller has checked the access. */
  async ofClient<Kind extends DosagePlanKind>(
    kind: Kind,
    client: ClientRecord,
  ): Promise<DosagePlanOf[Kind] | null> {
    const plan = await this.plans.current(this.collection(kind), client);
    return plan && dosagePlanView[kind](plan);
  }

  /** What a client took at an instant; empty when there was no plan. */
  async entriesAt(kind: DosagePlanKind, client: ClientRecord, instant: Date): Promise<DosageEntry[]> {
    const plan = await this.plans.at(this.collection(kind), client, instant);
    return (plan?.entries ?? []).map(readDosageEntry);
  }

  /** Replaces the plan; entries without a name are dropped, totals computed. */
  async save<Kind extends DosagePlanKind>(
    context: WriteContext,
    kind: Kind,
    clientId: string,
    { entries, newPlan, updatedAt }: DosagePlanFields,
  ): Promise<{ plan: DosagePlanOf[Kind]; created: boolean }> {
    const named = withIds(namedEntries(entries.map(readDosageEntry)));
    if (kind === 'vitamin' && named.length === 0) throw invalid('vitamins', NO_NAMED_VITAMIN);
    const client = await this.access.requireOpenRecords(context.caller, clientId);
    const saving = { newPlan, updatedAt, contents: () => ({ entries: named }) };
    const { plan, created } = await this.plans.save(context, this.collection(kind), client, saving);
    return { plan: dosagePlanView[kind](plan), created };
  }

  async history<Kind extends DosagePlanKind>(
    caller: Caller,
    kind: Kind,
    clientId: string,
  ): Promise<Version<DosagePlanOf[Kind]>[]> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    return this.plans.history(this.collection(kind), client, dosagePlanView[kind]);
  }

  private collection(kind: DosagePlanKind): PlanCollection<DosagePlanRecord> {
    return { model: this.records, kind: `${kind} plan`, where: { kind } };
  }
}

/** An id that was given twice counts once. */
function withIds(entries: readonly DosageEntry[]): DosageEntry[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const id = entry.id && !taken.has(entry.id) ? entry.id : new Types.ObjectId().toHexString();
    taken.add(id);
    return { ...entry, id };
  });
}
