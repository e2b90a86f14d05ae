import {
  goalProblem,
  isSameGoal,
  type ProgressGoal,
  type Goal,
  type OwnGoal,
} from '@clinic/contract/care/client-progress/progress-goal';
import { counting } from '@clinic/contract/care/measurements/measurement-day';
import { rounded } from '@clinic/contract/care/measurements/measurements';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ClientProgress } from '../client-progress/client-progress.service.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { measurementView } from '../measurements/measurement.view.ts';
import { MeasurementRows } from '../measurements/measurement-rows.ts';
import type { SaveProgressGoalDto } from './goal.dto.ts';
import { GoalRecord, type ProgramGoal } from './goal.schema.ts';
import { progressGoalView, goalOf } from './goal.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

const KIND = 'goal';

@Injectable()
export class Goals {
  constructor(
    @InjectModel(GoalRecord.name) private readonly goals: Model<GoalRecord>,
    private readonly records: Records,
    private readonly versioned: VersionedRecords,
    private readonly rows: MeasurementRows,
    private readonly access: ClientAccess,
    private readonly progress: ClientProgress,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async get(caller: Caller, clientId: string): Promise<ProgressGoal> {
    const { _id, program } = await this.access.requireOpenRecords(caller, clientId, ['cover']);
    return progressGoalView(await this.goalOf(_id), program?._id);
  }

  /** The running program's goal without its reason, which only the doctor reads. */
  async own(caller: Caller): Promise<OwnGoal | null> {
    const { goal } = await this.get(caller, caller.id);
    if (!goal) return null;
    const { direction, kind, value, by } = goal;
    return { direction, kind, value, by };
  }

  goalOf(client: Types.ObjectId): Promise<GoalRecord | null> {
    return this.goals.findOne({ client }).lean<GoalRecord>().exec();
  }

  /** Returns the ids of the clients who are pregnant or breastfeeding. */
  async expecting(clients: readonly Types.ObjectId[]): Promise<Set<string>> {
    const found = await this.goals
      .find({ client: { $in: [...clients] }, expecting: true }, { client: 1 })
      .lean<Pick<GoalRecord, 'client'>[]>();
    return new Set(found.map(({ client }) => client.toHexString()));
  }

  /** Returns the goals for the copy of the record, in the order of the programs. */
  async ofCopy(client: string): Promise<Goal[]> {
    const record = await this.goalOf(new Types.ObjectId(client));
    return (record?.goals ?? []).map(({ direction, kind, value, by, reason }) => ({
      direction,
      kind,
      value,
      by,
      reason,
    }));
  }

  /** Throws NO_RUNNING_PROGRAM, INVALID_INPUT, STALE_RECORD. */
  async save(context: WriteContext, clientId: string, sent: SaveProgressGoalDto): Promise<ProgressGoal> {
    const client = await this.access.requireOpenRecords(context.caller, clientId);
    const program = client.program?._id;
    const view = (record: GoalRecord) => progressGoalView(record, program);
    const saved = await this.records.once(
      this.goals,
      context,
      async () => view(await this.write(context, client, sent)),
      view,
    );
    await this.progress.changed(client._id);
    return saved;
  }

  private async write(
    context: WriteContext,
    client: ClientRecord,
    sent: SaveProgressGoalDto,
  ): Promise<GoalRecord> {
    const before = await this.goalOf(client._id);
    if ((before?.version ?? 0) !== sent.version) throw new ApiError('STALE_RECORD');
    const goal = sent.goal ? { ...sent.goal, value: rounded(sent.goal.kind, sent.goal.value) } : null;
    const goals = await this.with(before, client, goal);
    await this.progress.changing(client._id);
    const savedBy = context.author;
    const { expecting } = sent;
    if (!before) return this.begin(context, { client: client._id, goals, expecting, savedBy });
    const updatedAt = this.versioned.nextInstant(before);
    const change = { goals, expecting, savedBy, updatedAt };
    const which = { model: this.goals, kind: KIND };
    const saved = await this.versioned.replace(context, which, before, change);
    if (!saved) throw new ApiError('STALE_RECORD');
    return saved;
  }

  /** Returns the goals with the running program's new one; earlier programs' goals stay. */
  private async with(
    before: GoalRecord | null,
    { _id, program }: ClientRecord,
    goal: Goal | null,
  ): Promise<ProgramGoal[]> {
    const others = (before?.goals ?? []).filter((one) => !program?._id.equals(one.program));
    if (!goal) return others;
    if (!program) throw new ApiError('NO_RUNNING_PROGRAM');
    if (!isSameGoal(goal, goalOf(before, program._id))) await this.refuse(_id, goal);
    return [...others, { ...goal, program: program._id }];
  }

  private async refuse(client: Types.ObjectId, goal: Goal): Promise<void> {
    const rows = (await this.rows.standing(client, { kind: { $in: [goal.kind, 'height'] } })).map(
      measurementView,
    );
    const last = (kind: Goal['kind']) => counting(rows, kind).at(-1)?.value ?? null;
    const problem = goalProblem(goal, {
      today: this.clock.today(),
      height: last('height'),
      now: last(goal.kind),
    });
    if (problem) throw invalid(`goal.${problem.field}`, problem.text);
  }

  /** When two people set the first goal at once, the unique index lets one win. */
  private async begin(
    context: WriteContext,
    first: Pick<GoalRecord, 'client' | 'goals' | 'expecting' | 'savedBy'>,
  ): Promise<GoalRecord> {
    try {
      return await this.records.insert(this.goals, context, first);
    } catch (error) {
      if (isDuplicateKey(error, 'client')) throw new ApiError('STALE_RECORD');
      throw error;
    }
  }
}
