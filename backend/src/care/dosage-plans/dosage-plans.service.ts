import { Injectable } from '@nestjs/common';
import { addDays, type Day } from '@clinic/contract/clinic-calendar';
import type { Role } from '@clinic/contract/constants';
import { doseChanges } from '@clinic/contract/care/dosage-plans/dose-changes';
import type { DoseStop } from '@clinic/contract/care/dosage-plans/dose-course';
import { isOut } from '@clinic/contract/care/dosage-plans/dose-days';
import type {
  DosageEntry,
  DosageEntryInput,
  DosagePlanKind,
  StoppedDose,
} from '@clinic/contract/care/dosage-plans/dosage-plans';
import { NO_NAMED_VITAMIN } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { MAX_JOURNAL_DAYS } from '@clinic/contract/care/journal/journal';
import { entryKey } from '@clinic/contract/care/journal/journal-expected';
import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import type { Version } from '@clinic/contract/care/history/history';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
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
import { dosagePlanView, entriesOf, type DosagePlanOf } from './dosage-plan.view.ts';
import { apart } from './kept-courses.ts';
import { savedEntries, sentEntries, stoppedBy } from './sent-entries.ts';
import { CHECK_PLANS_AGAIN } from '../plan-checks/check-again.ts';

/** The body of a save, as the DTO has checked it. */
export interface DosagePlanFields {
  entries: readonly DosageEntryInput[];
  newPlan?: boolean;
  updatedAt?: string;
  answers?: readonly PlanAnswer[];
  stopped?: readonly DoseStop[];
}

/** Days for which a held-back dose is known; a journal is read as far back. */
const KNOWN_DAYS = MAX_JOURNAL_DAYS;

@Injectable()
export class DosagePlansService {
  constructor(
    @InjectModel(DosagePlanRecord.name) private readonly records: Model<DosagePlanRecord>,
    private readonly access: ClientAccess,
    private readonly plans: Plans,
    private readonly planChecks: PlanChecks,
    private readonly states: PlanCheckStates,
    private readonly clock: Clock,
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
      caller.role,
    );
  }

  /** Returns the plan to a caller that has checked the access. */
  async ofClient<Kind extends DosagePlanKind>(
    kind: Kind,
    client: ClientRecord,
    role: Role,
  ): Promise<DosagePlanOf[Kind] | null> {
    const plan = await this.plans.current(this.collection(kind), client);
    return plan && dosagePlanView[kind](plan, { role, now: this.clock.now() });
  }

  /** Reads both plans once; answers what the client took at an instant, nothing when there was no plan. */
  async daysOf(client: ClientRecord): Promise<{
    at: (kind: DosagePlanKind, instant: Date) => Promise<DosageEntry[]>;
    stoppedOn: StoppedOn;
  }> {
    const records = await this.records.find({ client: client._id }).lean<DosagePlanRecord[]>();
    return {
      at: async (kind, instant) => {
        const record = records.find((one) => one.kind === kind) ?? null;
        return entriesOf(await this.plans.stateAt(record, client, instant));
      },
      stoppedOn: stoppedOnDays(records),
    };
  }

  async stoppedOn(client: Types.ObjectId): Promise<StoppedOn> {
    const left = this.records.find({ client }, { kind: 1, stopped: 1, heldBack: 1 });
    return stoppedOnDays(await left.lean<Left[]>());
  }

  /**
   * Replaces the plan; entries without a name are dropped, totals computed, and what a body leaves out stays as it
   * stands. Throws INVALID_INPUT, STALE_RECORD, RAILS_OPEN.
   */
  async save<Kind extends DosagePlanKind>(
    context: WriteContext,
    kind: Kind,
    clientId: string,
    { entries, newPlan, updatedAt, answers, stopped = [] }: DosagePlanFields,
  ): Promise<{ plan: DosagePlanOf[Kind]; created: boolean }> {
    const sent = sentEntries(kind, entries);
    if (kind === 'vitamin' && sent.length === 0 && stopped.length === 0)
      throw invalid('vitamins', NO_NAMED_VITAMIN);
    const client = await this.access.requireOpenRecords(context.caller, clientId);
    const keep = await this.planChecks.ofSave(client, {
      plan: kind,
      answers,
      isFollowed: true,
      by: context.author,
    });
    const read = await this.plans.find(this.collection(kind), client);
    // Doses that were stopped before count also when they were in an earlier program.
    const before = read?.stopped ?? [];
    const { plan, created } = await this.plans.save(context, this.collection(kind), client, {
      read,
      newPlan,
      updatedAt,
      contents: (current, { updatedAt: at }) => {
        const today = this.clock.today();
        const standing = entriesOf(current);
        const ended = stoppedBy(stopped, sent, standing, today);
        const left = new Set(ended.map(({ entry }) => entry));
        const named = savedEntries(
          kind,
          sent,
          standing.filter((entry) => !left.has(entry)),
          today,
        );
        return {
          ...apart(named),
          ...(current && besides(current, named, { ended, today, at })),
          answers: keep(
            { [kind]: named, stopped: [...(current?.stopped ?? before), ...ended] },
            current?.answers,
            at,
          ),
        };
      },
      isFollowed: true,
    });
    return {
      plan: dosagePlanView[kind](plan, { role: context.caller.role, now: this.clock.now() }),
      created,
    };
  }

  async history<Kind extends DosagePlanKind>(
    caller: Caller,
    kind: Kind,
    clientId: string,
  ): Promise<Version<DosagePlanOf[Kind]>[]> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const reading = { role: caller.role, now: this.clock.now() };
    return this.plans.history(this.collection(kind), client, (plan) => dosagePlanView[kind](plan, reading));
  }

  private async followed(kind: DosagePlanKind, client: ClientRecord): Promise<FollowedPlan> {
    const record = await this.plans.find(this.collection(kind), client);
    const plan = this.plans.counting(record, client);
    const stopped = record?.stopped ?? [];
    return {
      plans: { [kind]: entriesOf(plan), ...(stopped.length > 0 && { stopped }) },
      answers: { [kind]: plan?.answers ?? [] },
    };
  }

  private collection(kind: DosagePlanKind): PlanCollection<DosagePlanRecord> {
    return { model: this.records, kind: `${kind} plan`, plan: kind, where: { kind } };
  }
}

/** Finds the entries, as a dose's key names them, that were stopped or paused on a day after it had begun. */
export type StoppedOn = (day: Day) => ReadonlySet<string>;
type Left = Pick<DosagePlanRecord, 'kind' | 'stopped' | 'heldBack'>;

function stoppedOnDays(plans: readonly Left[]): StoppedOn {
  const left = plans.flatMap(({ kind, stopped = [], heldBack = [] }) =>
    [...stopped.map(({ entry: { id }, on }) => ({ entry: id, on })), ...heldBack].map(({ entry, on }) => ({
      key: entryKey(kind, entry),
      on,
    })),
  );
  return (day) => new Set(left.filter(({ on }) => on === day).map(({ key }) => key));
}

interface Saved {
  ended: readonly StoppedDose[];
  today: Day;
  at: Date;
}

/** Fields that a plan's record keeps beside its entries when it is saved again. */
function besides(
  current: DosagePlanRecord,
  named: readonly DosageEntry[],
  { ended, today, at }: Saved,
): Partial<DosagePlanRecord> {
  const earliest = addDays(today, -KNOWN_DAYS);
  const before = (current.heldBack ?? []).filter(({ on }) => on !== today && on > earliest);
  const now = named.filter((entry) => isOut(entry, today)).map(({ id }) => ({ entry: id, on: today }));
  const lines = doseChanges(entriesOf(current), named, today);
  const told = current.changed?.saved.getTime() === current.updatedAt.getTime() ? current.changed : undefined;
  const changed = lines.length > 0 ? { at, lines, saved: at } : told && { ...told, saved: at };
  return {
    ...(ended.length > 0 && { stopped: [...(current.stopped ?? []), ...ended] }),
    ...(before.length + now.length + (current.heldBack ?? []).length > 0 && {
      heldBack: [...before, ...now],
    }),
    ...(changed && { changed }),
  };
}
