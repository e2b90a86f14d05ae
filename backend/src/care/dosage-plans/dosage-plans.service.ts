import { Injectable } from '@nestjs/common';
import type { DosageEntry, DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import {
  namedEntries,
  NO_NAMED_VITAMIN,
  readDosageEntry,
} from '@clinic/contract/care/dosage-plans/dosage-rules';
import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import type { Version } from '@clinic/contract/care/history/history';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { invalid } from '../../platform/http/api-error.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { Plans, type PlanCollection } from '../plans/plans.service.ts';
import { FollowedPlanOf, PlanChecks, type FollowedPlan } from '../plan-checks/plan-checks.service.ts';
import { PlanCheckStates } from '../plan-checks/plan-check-states.service.ts';
import { DosagePlanRecord } from './dosage-plan.schema.ts';
import { dosagePlanView, type DosagePlanOf } from './dosage-plan.view.ts';
import { CHECK_PLANS_AGAIN } from '../plan-checks/check-again.ts';

/** Entries of any shape that the DTO has checked. */
export interface DosagePlanFields {
  entries: readonly object[];
  newPlan?: boolean;
  updatedAt?: string;
  answers?: readonly PlanAnswer[];
}

@Injectable()
export class DosagePlansService {
  constructor(
    @InjectModel(DosagePlanRecord.name) private readonly records: Model<DosagePlanRecord>,
    private readonly access: ClientAccess,
    private readonly plans: Plans,
    private readonly planChecks: PlanChecks,
    private readonly states: PlanCheckStates,
  ) {}

  @OnEffect({ of: DosagePlanRecord, kinds: [CHECK_PLANS_AGAIN], when: 'behind' })
  async checkPlansAgain({ client }: DosagePlanRecord): Promise<void> {
    await this.states.look(client);
  }

  @Answers(FollowedPlanOf, 'vitamin')
  followedVitamins(client: ClientRecord): Promise<FollowedPlan> {
    return this.followed('vitamin', client);
  }

  @Answers(FollowedPlanOf, 'herbs')
  followedHerbs(client: ClientRecord): Promise<FollowedPlan> {
    return this.followed('herbs', client);
  }

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

  /** Returns the plan to a caller that has checked the access. */
  async ofClient<Kind extends DosagePlanKind>(
    kind: Kind,
    client: ClientRecord,
  ): Promise<DosagePlanOf[Kind] | null> {
    const plan = await this.plans.current(this.collection(kind), client);
    return plan && dosagePlanView[kind](plan);
  }

  /** Reads the record once; answers what the client took at an instant, nothing when there was no plan. */
  async entriesOf(
    kind: DosagePlanKind,
    client: ClientRecord,
  ): Promise<(instant: Date) => Promise<DosageEntry[]>> {
    const record = await this.plans.find(this.collection(kind), client);
    return async (instant) => entriesOf(await this.plans.stateAt(record, client, instant));
  }

  /** Replaces the plan; entries without a name are dropped, totals computed. */
  async save<Kind extends DosagePlanKind>(
    context: WriteContext,
    kind: Kind,
    clientId: string,
    { entries, newPlan, updatedAt, answers }: DosagePlanFields,
  ): Promise<{ plan: DosagePlanOf[Kind]; created: boolean }> {
    const named = withIds(namedEntries(entries.map(readDosageEntry)));
    if (kind === 'vitamin' && named.length === 0) throw invalid('vitamins', NO_NAMED_VITAMIN);
    const client = await this.access.requireOpenRecords(context.caller, clientId);
    const keep = await this.planChecks.ofSave(client, {
      plan: kind,
      contents: { [kind]: named },
      answers,
      isFollowed: true,
      by: context.author,
    });
    const { plan, created } = await this.plans.save(context, this.collection(kind), client, {
      newPlan,
      updatedAt,
      contents: (current, { updatedAt: at }) => ({ entries: named, answers: keep(current?.answers, at) }),
      isFollowed: true,
    });
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

  private async followed(kind: DosagePlanKind, client: ClientRecord): Promise<FollowedPlan> {
    const plan = await this.plans.current(this.collection(kind), client);
    return { plans: { [kind]: entriesOf(plan) }, answers: { [kind]: plan?.answers ?? [] } };
  }

  private collection(kind: DosagePlanKind): PlanCollection<DosagePlanRecord> {
    return { model: this.records, kind: `${kind} plan`, plan: kind, where: { kind } };
  }
}

const entriesOf = (plan: DosagePlanRecord | null | undefined): DosageEntry[] =>
  (plan?.entries ?? []).map(readDosageEntry);

/** An id that was given twice counts once. */
function withIds(entries: readonly DosageEntry[]): DosageEntry[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const id = entry.id && !taken.has(entry.id) ? entry.id : new Types.ObjectId().toHexString();
    taken.add(id);
    return { ...entry, id };
  });
}
