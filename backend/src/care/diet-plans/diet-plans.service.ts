import { Injectable } from '@nestjs/common';
import { maxWeeks, weekLimitProblem } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { DietPlan, DietPlanVersion, DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import { changeLines } from '@clinic/contract/care/diet-plans/plan-change-lines';
import { planChanges } from '@clinic/contract/care/diet-plans/plan-changes';
import type { PlanFood } from '@clinic/contract/care/foods/food-calls';
import type { Version } from '@clinic/contract/care/history/history';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { invalid, ApiError } from '../../platform/http/api-error.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { Plans, type PlanCollection } from '../plans/plans.service.ts';
import { FollowedPlanOf, PlanChecks, type FollowedPlan } from '../plan-checks/plan-checks.service.ts';
import { PlanCheckStates } from '../plan-checks/plan-check-states.service.ts';
import type { DietPlanDto } from './diet-plan.dto.ts';
import { DietPlanRecord, type PublishedDietPlan } from './diet-plan.schema.ts';
import { Foods } from '../foods/foods.service.ts';
import { foodsOfPlan } from './plan-foods.ts';
import { countsOf, type DietPlanCounts } from './plan-counts.ts';
import { dietPlanView, followedDietPlanView, publishedDietPlanView } from './diet-plan.view.ts';
import { publishing } from './published-plans.ts';
import { CHECK_PLANS_AGAIN } from '../plan-checks/check-again.ts';

type Fields = DietPlanDto & { weeks: DietWeek[] };
/** The plan to write: a new one, or the one with that id. */
type Target = ({ newPlan: true } | { only: Types.ObjectId }) & { read: DietPlanRecord | null };

const publishedWeeks = (plan: DietPlanRecord | null): DietWeek[] | null =>
  (plan && publishedDietPlanView(plan)?.weeks) ?? null;

/** Says what a publish changed in the weeks that stood; one without a change keeps the lines of the publish before. */
function changedSince(
  current: DietPlanRecord | null | undefined,
  weeks: readonly DietWeek[],
  at: Date,
): Pick<PublishedDietPlan, 'changed'> {
  const before = publishedWeeks(current ?? null);
  const lines = before ? changeLines(planChanges(before, weeks)) : [];
  if (lines.length > 0) return { changed: { at, lines } };
  const told = current?.published?.changed;
  return told ? { changed: told } : {};
}

@Injectable()
export class DietPlansService {
  private readonly collection: PlanCollection<DietPlanRecord>;

  constructor(
    @InjectModel(DietPlanRecord.name) records: Model<DietPlanRecord>,
    private readonly access: ClientAccess,
    private readonly plans: Plans,
    private readonly planChecks: PlanChecks,
    private readonly states: PlanCheckStates,
    private readonly catalogue: Foods,
  ) {
    this.collection = { model: records, kind: 'diet plan', plan: 'diet' };
  }

  @OnEffect({ of: DietPlanRecord, kinds: [CHECK_PLANS_AGAIN], when: 'behind' })
  async checkPlansAgain({ client }: DietPlanRecord): Promise<void> {
    await this.states.look(client);
  }

  /** Returns the draft to doctors, the published plan to other roles; null when there is none. */
  async get(caller: Caller, clientId: string): Promise<DietPlan | null> {
    return this.ofClient(
      caller,
      await this.access.requireOpenRecords(caller, clientId, ['assistant', 'cover']),
    );
  }

  /** Returns the plan to a caller that has checked the access. */
  async ofClient({ role }: Pick<Caller, 'role'>, client: ClientRecord): Promise<DietPlan | null> {
    const plan = await this.plans.current(this.collection, client);
    if (!plan) return null;
    if (role === 'doctor') return dietPlanView(plan);
    return role === 'client' ? followedDietPlanView(plan) : publishedDietPlanView(plan);
  }

  /**
   * Reads the record once; answers the weeks that the client followed at an instant, null when nothing was published by
   * then.
   */
  async weeksOf(client: ClientRecord): Promise<(instant: Date) => Promise<DietWeek[] | null>> {
    const record = await this.plans.find(this.collection, client);
    return async (instant) => publishedWeeks(await this.plans.stateAt(record, client, instant));
  }

  /** The foods of the published plan; none without one. */
  async foods(caller: Caller, clientId: string): Promise<PlanFood[]> {
    const client = await this.access.requireOpenRecords(caller, clientId);
    const weeks = publishedWeeks(await this.plans.current(this.collection, client));
    return weeks ? foodsOfPlan(weeks, await this.catalogue.index()) : [];
  }

  /** Makes a new plan. The former one becomes history, but the client follows it until the new one is published. */
  async create(context: WriteContext, clientId: string, fields: Fields): Promise<DietPlan> {
    const client = await this.access.requireOpenRecords(context.caller, clientId);
    const read = await this.plans.find(this.collection, client);
    return this.save(context, client, { newPlan: true, read }, fields);
  }

  /** Throws NOT_FOUND, and PLAN_REPLACED when a newer plan has taken its place. */
  async edit(context: WriteContext, id: string, fields: Fields): Promise<DietPlan> {
    const read = await this.plans.recordOf(this.collection, id);
    if (!read) throw new ApiError('NOT_FOUND');
    const client = await this.access.requireOpenRecords(context.caller, read.client.toHexString());
    return this.save(context, client, { only: new Types.ObjectId(id), read }, fields);
  }

  async history(caller: Caller, clientId: string): Promise<Version<DietPlan>[]> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    return this.plans.history(this.collection, client, dietPlanView);
  }

  /** The versions of `history` without their contents. */
  async versions(caller: Caller, clientId: string): Promise<DietPlanVersion[]> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    return this.plans.outlines<DietPlanRecord, DietPlanCounts>(this.collection, client, countsOf);
  }

  /** Throws NOT_FOUND when the client's diet plan never had this version. */
  async version(caller: Caller, clientId: string, number: number): Promise<Version<DietPlan>> {
    const client = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    const version = await this.plans.version(this.collection, client, number, dietPlanView);
    if (!version)
      throw new ApiError('NOT_FOUND', { message: `This client’s diet plan has no version ${number}.` });
    return version;
  }

  @Answers(FollowedPlanOf, 'diet')
  async followed(client: ClientRecord): Promise<FollowedPlan> {
    const plan = await this.plans.current(this.collection, client);
    const published = plan?.published;
    if (!published) return { plans: { diet: [] }, before: null, answers: {} };
    const justBefore = new Date(published.updatedAt.getTime() - 1);
    return {
      plans: { diet: publishedWeeks(plan) ?? [], ...(published.take?.length && { take: published.take }) },
      before: publishedWeeks(await this.plans.stateAt(plan, client, justBefore)),
      answers: { diet: published.answers ?? [] },
    };
  }

  private async save(
    context: WriteContext,
    client: ClientRecord,
    target: Target,
    { weeks, notes, take, avoid, status: wanted, updatedAt, answers: sent }: Fields,
  ): Promise<DietPlan> {
    const { program } = client;
    const status = wanted ?? 'draft';
    if (!program) throw new ApiError('PROGRAM_MISSING');
    const tooMany = weekLimitProblem(weeks.length - 1, maxWeeks(program), 'adding new ones');
    if (tooMany) throw invalid('weeks', tooMany);
    const keep = await this.planChecks.ofSave(client, {
      plan: 'diet',
      before: publishedWeeks(this.plans.counting(target.read, client)),
      answers: sent,
      isFollowed: status === 'published',
      by: context.author,
    });
    const { plan } = await this.plans.save(context, this.collection, client, {
      ...target,
      updatedAt,
      contents: (current, identity) => {
        const kept = 'only' in target ? current : undefined;
        const contents = {
          program: program.name,
          weeks,
          notes: notes ?? kept?.notes ?? '',
          take: take ?? kept?.take ?? [],
          avoid: avoid ?? kept?.avoid ?? [],
        };
        const checked = { diet: weeks, take: contents.take };
        const answers = keep(checked, current?.answers, identity.updatedAt);
        if (status === 'draft')
          return { ...contents, answers, status, published: current?.published ?? null };
        return {
          ...contents,
          answers,
          status,
          published: {
            ...contents,
            answers,
            ...identity,
            ...changedSince(current, weeks, identity.updatedAt),
          },
        };
      },
      isFollowed: status === 'published',
      follows: ({ updatedAt: at }) => (status === 'published' ? [publishing(at)] : []),
    });
    return dietPlanView(plan);
  }
}
