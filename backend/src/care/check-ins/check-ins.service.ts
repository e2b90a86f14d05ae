import {
  dueCheckIn,
  MAX_CHECK_INS,
  type AnswerCheckIn,
  type CheckIn,
  type OwnCheckIns,
  type SaveCheckIn,
} from '@clinic/contract/care/check-ins/check-ins';
import { rounded } from '@clinic/contract/care/measurements/measurements';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { VersionedRecords } from '../../platform/writes/versioned-records.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ANSWERED, WEIGHED } from './check-in-effects.ts';
import { CheckInRecord } from './check-in.schema.ts';
import { answersOf, checkInView } from './check-in.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import type { Effect, EffectKind } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

const KIND = 'check-in';

@Injectable()
export class CheckIns {
  constructor(
    @InjectModel(CheckInRecord.name) private readonly checkIns: Model<CheckInRecord>,
    private readonly records: Records,
    private readonly versioned: VersionedRecords,
    private readonly access: ClientAccess,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  async own(caller: Caller): Promise<OwnCheckIns> {
    const { _id, program } = await this.access.requireOpenRecords(caller, caller.id);
    return { due: dueCheckIn(program, this.today()), checkIns: await this.all(_id) };
  }

  async ofClient(caller: Caller, clientId: string): Promise<CheckIn[]> {
    return this.all((await this.access.requireOpenRecords(caller, clientId))._id);
  }

  /** Returns the latest check-in that is due; null when there is none. */
  async newest(client: Types.ObjectId): Promise<CheckIn | null> {
    const record = await this.checkIns.findOne({ client }).sort({ dueOn: -1 }).lean<CheckInRecord>();
    return record && checkInView(record);
  }

  /** Returns the check-ins for the copy of the record, earliest first. */
  async ofCopy(client: string): Promise<object[]> {
    const records = await this.checkIns
      .find({ client: new Types.ObjectId(client) })
      .sort({ dueOn: 1 })
      .lean<CheckInRecord[]>();
    return records.map((record) => {
      const { week, dueOn, sentAt, answer } = checkInView(record);
      return { week, dueOn, ...answersOf(record), sentAt, answer: answer?.text ?? null };
    });
  }

  /** Throws NO_RUNNING_PROGRAM, INVALID_INPUT, CHECK_IN_READ, STALE_RECORD. */
  async save(context: WriteContext, { week, version, ...answers }: SaveCheckIn): Promise<CheckIn> {
    const { caller } = context;
    const { _id: client, program } = await this.access.requireOpenRecords(caller, caller.id);
    const saved = await this.records.once(
      this.checkIns,
      context,
      async () => {
        if (!program) throw new ApiError('NO_RUNNING_PROGRAM');
        const due = dueCheckIn(program, this.today());
        if (due?.week !== week) throw invalid('week', 'Another week is due now. Please reload.');
        const before = await this.checkIns
          .findOne({ client, program: program._id, week })
          .lean<CheckInRecord>();
        if (before?.readAt) throw new ApiError('CHECK_IN_READ');
        if ((before?.version ?? 0) !== version) throw new ApiError('STALE_RECORD');
        const weight = answers.weight === null ? null : rounded('weight', answers.weight);
        const state = { ...answersOf({ ...answers, weight }), sentAt: this.clock.now() };
        // A weight that was not measured anew is not stored for another day.
        const follows = weight === null || weight === before?.weight ? [] : [WEIGHED];
        if (before) return this.change(context, before, state, follows);
        const first = { client, program: program._id, ...due, ...state, savedBy: context.author };
        return this.begin(context, first, follows);
      },
      (record) => record,
    );
    return checkInView(saved);
  }

  /** Read again it stays read when it was. Throws NOT_FOUND. */
  async read(context: WriteContext, id: string): Promise<CheckIn> {
    const { caller } = context;
    const { _id } = await this.require(caller, id);
    const readAt = this.clock.now();
    const now = await this.records.update(
      this.checkIns,
      context,
      { _id, readAt: null },
      { $set: { readAt } },
    );
    return checkInView(now ?? (await this.require(caller, id)));
  }

  /**
   * Stores the doctor's answer. The client is notified of the first one, not of a correction. Throws NOT_FOUND,
   * STALE_RECORD.
   */
  async answer(context: WriteContext, id: string, { text, version }: AnswerCheckIn): Promise<CheckIn> {
    const record = await this.require(context.caller, id);
    const answered = await this.records.once(
      this.checkIns,
      context,
      async () => {
        if (record.version !== version) throw new ApiError('STALE_RECORD');
        const at = this.clock.now();
        const state = { answer: { text, at }, readAt: record.readAt ?? at };
        return this.change(context, record, state, record.answer ? [] : [ANSWERED]);
      },
      (now) => now,
    );
    return checkInView(answered);
  }

  private async all(client: Types.ObjectId): Promise<CheckIn[]> {
    const records = await this.checkIns
      .find({ client })
      .sort({ dueOn: -1 })
      .limit(MAX_CHECK_INS)
      .lean<CheckInRecord[]>();
    return records.map(checkInView);
  }

  /** Throws NOT_FOUND, also for a check-in of another doctor's client. */
  private async require(caller: Caller, id: string): Promise<CheckInRecord> {
    const record = await this.checkIns.findById(id).lean<CheckInRecord>();
    if (!record) throw new ApiError('NOT_FOUND');
    await this.access.requireOpenRecords(caller, record.client.toHexString());
    return record;
  }

  private async change(
    context: WriteContext,
    before: CheckInRecord,
    state: Partial<CheckInRecord>,
    kinds: EffectKind[],
  ): Promise<CheckInRecord> {
    const updatedAt = this.versioned.nextInstant(before);
    const follows = effectsOf(kinds, before.version + 1, updatedAt);
    const change = { ...state, savedBy: context.author, updatedAt };
    const which = { model: this.checkIns, kind: KIND };
    const saved = await this.versioned.replace(context, which, before, change, follows);
    if (!saved) throw new ApiError('STALE_RECORD');
    return saved;
  }

  /** When two devices send the first check-in at once, the unique index lets one win. */
  private async begin(context: WriteContext, first: object, kinds: EffectKind[]): Promise<CheckInRecord> {
    try {
      const effects = effectsOf(kinds, 1, this.clock.now());
      return await this.records.insert(this.checkIns, context, first, { effects });
    } catch (error) {
      if (isDuplicateKey(error, 'client')) throw new ApiError('STALE_RECORD');
      throw error;
    }
  }

  private today(): string {
    return this.clock.today();
  }
}

const effectsOf = (kinds: EffectKind[], version: number, at: Date): Effect[] =>
  kinds.map((kind) => ({ key: `${kind}:${version}`, kind, at }));
