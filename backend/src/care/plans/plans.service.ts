import { Injectable } from '@nestjs/common';
import { Types, type Model } from 'mongoose';
import type { Version, VersionHead } from '@clinic/contract/care/history/history';
import type { CheckedPlan } from '@clinic/contract/care/history/plan-answers';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { refuseStale, retryOnConflict } from '../../platform/database/conditional-write.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';
import { VersionedRecords, versionHead, versionView } from '../../platform/writes/versioned-records.ts';
import { type VersionOutline, Versions } from '../../platform/database/versions.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { checkingPlansAgain } from '../plan-checks/check-again.ts';
import { answerView } from '../plan-checks/stored-answers.ts';
import type { PlanRecord } from './plan-record.ts';

export interface PlanCollection<Plan extends PlanRecord> {
  model: Model<Plan>;
  /** The name under which the versions of the plan are kept, for example "snacks plan". */
  kind: string;
  /** The name of the plan in the plan checks. */
  plan: CheckedPlan;
  /** A condition beside the client, for kinds that share a collection. */
  where?: Record<string, string>;
}

export type PlanIdentity = Pick<PlanRecord, 'plan' | 'startedAt' | 'updatedAt'>;

export interface PlanSaving<Plan extends PlanRecord> {
  /** True: a new plan; the current one becomes history. */
  newPlan?: boolean;
  /** Only this plan may be changed; throws PLAN_REPLACED when it is no longer current. */
  only?: Types.ObjectId;
  /** The `updatedAt` that the caller read: throws STALE_RECORD when the plan was changed since. */
  updatedAt?: string;
  /** Returns the plan's new contents, given the current plan and the identity of the one to be saved. */
  contents: (current: Plan | null, identity: PlanIdentity) => Partial<Plan>;
  follows?: (identity: PlanIdentity) => Effect[];
  /** False: a draft, which the client does not see. */
  isFollowed: boolean;
  /** The client's record, when it is read already; after a conflict it is read anew. */
  read?: Plan | null;
}

/** States in a history; a diet plan may have a megabyte. */
const SHOWN_STATES = 100;

/** The answers about a state, as its versions carry them. */
const standingAnswers =
  ({ plan }: Pick<PlanCollection<PlanRecord>, 'plan'>) =>
  ({ answers = [] }: PlanRecord) =>
    answers.length > 0 ? { answers: answers.map((one) => answerView(one, plan)) } : {};

type Owner = Pick<ClientRecord, '_id' | 'programsEnded'>;

@Injectable()
export class Plans {
  constructor(
    private readonly records: Records,
    private readonly versioned: VersionedRecords,
    private readonly versions: Versions,
  ) {}

  /** Null when there is none, or when it belongs to a program that has ended. */
  async current<Plan extends PlanRecord>(
    collection: PlanCollection<Plan>,
    client: Owner,
  ): Promise<Plan | null> {
    return this.counting(await this.find(collection, client), client);
  }

  /** Returns a client's record, whichever program its plan belongs to. */
  find<Plan extends PlanRecord>({ model, where }: PlanCollection<Plan>, client: Owner): Promise<Plan | null> {
    return model
      .findOne({ client: client._id, ...where })
      .lean<Plan>()
      .exec();
  }

  /** Returns the record's plan, unless it belongs to a program that has ended. */
  counting<Plan extends PlanRecord>(record: Plan | null, client: Owner): Plan | null {
    return record?.round === client.programsEnded ? record : null;
  }

  /** Returns the plan that counted at an instant of the running program; null when there was none. */
  async stateAt<Plan extends PlanRecord>(
    record: Plan | null,
    client: Owner,
    instant: Date,
  ): Promise<Plan | null> {
    if (!record || record.updatedAt <= instant) return this.counting(record, client);
    const kept = await this.versions.at(record._id, instant);
    return this.counting((kept?.body ?? null) as Plan | null, client);
  }

  /** Returns the states newest first, at most SHOWN_STATES; older ones stay stored. */
  async history<Plan extends PlanRecord, Body>(
    collection: PlanCollection<Plan>,
    client: Owner,
    view: (state: Plan) => Body,
  ) {
    return this.versioned.history(
      await this.find(collection, client),
      view,
      SHOWN_STATES,
      standingAnswers(collection),
    );
  }

  /**
   * Returns the states of `history` without their contents, with what the database counts in them: `counts` are its
   * expressions, for contents that lie under a path.
   */
  async outlines<Plan extends PlanRecord, Counts>(
    { model, where }: PlanCollection<Plan>,
    client: Owner,
    counts: (path: '$' | '$body.') => Record<keyof Counts, unknown>,
  ): Promise<(VersionHead & Counts)[]> {
    const [present] = await pastMongoose(model)
      .aggregate<{ _id: Types.ObjectId } & VersionOutline & Counts>([
        { $match: { client: client._id, ...where } },
        { $project: { version: 1, at: '$updatedAt', by: '$savedBy', ...counts('$') } },
      ])
      .toArray();
    if (!present) return [];
    const { _id, ...first } = present;
    const kept = await this.versions.outlines<Counts>(_id, {
      before: first.version,
      limit: SHOWN_STATES - 1,
      fields: counts('$body.'),
    });
    return [first as VersionOutline & Counts, ...kept].map((one) => ({ ...one, ...versionHead(one) }));
  }

  /** Returns one state, also of those that `history` no more answers; null when there never was one of this number. */
  async version<Plan extends PlanRecord, Body>(
    collection: PlanCollection<Plan>,
    client: Owner,
    version: number,
    view: (state: Plan) => Body,
  ): Promise<Version<Body> | null> {
    const record = await this.find(collection, client);
    if (!record) return null;
    // A state is kept before it is replaced, so one that is present no more is found among the kept ones.
    const state =
      record.version === version
        ? record
        : ((await this.versions.one(record._id, version))?.body as Plan | undefined);
    return state ? versionView(state, view, standingAnswers(collection)) : null;
  }

  async save<Plan extends PlanRecord>(
    context: WriteContext,
    collection: PlanCollection<Plan>,
    client: Owner,
    { newPlan, only, updatedAt, contents, follows, isFollowed, read }: PlanSaving<Plan>,
  ): Promise<{ plan: Plan; created: boolean }> {
    let known = read;
    const save = async () => {
      const record = known === undefined ? await this.find(collection, client) : known;
      known = undefined;
      const current = this.counting(record, client);
      if (only && !current?.plan.equals(only)) throw new ApiError('PLAN_REPLACED');
      // The program was ended after the client was read, and the next one has a plan already.
      const isLate = record !== null && record.round > client.programsEnded;
      if (isLate) throw new ApiError('STALE_RECORD');
      refuseStale(current, updatedAt);
      const at = this.versioned.nextInstant(record);
      const same = newPlan ? null : current;
      const identity: PlanIdentity = {
        plan: same?.plan ?? new Types.ObjectId(),
        startedAt: same?.startedAt ?? at,
        updatedAt: at,
      };
      const change = {
        ...contents(current, identity),
        ...identity,
        round: client.programsEnded,
        savedBy: context.author,
      } as Partial<Plan> & Pick<PlanRecord, 'savedBy' | 'updatedAt'>;
      const effects = [...(follows?.(identity) ?? []), ...(isFollowed ? [checkingPlansAgain(at)] : [])];
      const first = { ...change, ...collection.where, client: client._id, createdAt: at };
      const plan = record
        ? await this.versioned.replace(context, collection, record, change, effects)
        : await this.insert(context, collection, first, effects);
      return plan && { plan, created: same === null };
    };
    return this.records.once<Plan, { plan: Plan; created: boolean }>(
      collection.model,
      context,
      () => retryOnConflict(save),
      (plan) => ({ plan, created: plan.startedAt.getTime() === plan.updatedAt.getTime() }),
    );
  }

  /** Returns the record that has the plan, now or among its kept states; null when there never was such a plan. */
  async recordOf<Plan extends PlanRecord>(
    { model, kind }: PlanCollection<Plan>,
    plan: string,
  ): Promise<Plan | null> {
    const record = await model.findOne({ plan }).lean<Plan>().exec();
    if (record) return record;
    const earlier = await this.versions.ofPlan(kind, plan);
    return earlier && model.findById(earlier.of).lean<Plan>().exec();
  }

  /** Null when another request saved the client's first plan at the same moment. */
  private async insert<Plan extends PlanRecord>(
    context: WriteContext,
    { model }: PlanCollection<Plan>,
    first: object,
    effects: readonly Effect[],
  ): Promise<Plan | null> {
    try {
      return await this.records.insert(model, context, first, { effects });
    } catch (error) {
      if (isDuplicateKey(error, 'client')) return null;
      throw error;
    }
  }
}
