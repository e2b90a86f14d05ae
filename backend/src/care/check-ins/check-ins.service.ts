import {
  dueCheckIn,
  MAX_CHECK_INS,
  type AnswerCheckIn,
  type CheckIn,
  type OwnCheckIns,
  type SaveCheckIn,
} from '@clinic/contract/care/check-ins';
import { rounded } from '@clinic/contract/care/measurements';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Effects, type Effect } from '../../platform/database/effects.ts';
import { withIdempotency } from '../../platform/database/idempotency.ts';
import { VersionedRecords } from '../../platform/database/versioned-records.ts';
import type { VersionAuthor } from '../../platform/database/versions.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ANSWERED, WEIGHED } from './check-in-effects.ts';
import { CheckInRecord } from './check-in.schema.ts';
import { answersOf, checkInView } from './check-in.view.ts';
import { Clock } from '../../platform/config/clock.ts';

const KIND = 'check-in';

@Injectable()
export class CheckIns {
  constructor(
    @InjectModel(CheckInRecord.name) private readonly checkIns: Model<CheckInRecord>,
    private readonly versioned: VersionedRecords,
    private readonly access: ClientAccess,
    private readonly effects: Effects,
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

  /** Earliest first. */
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
  async save(caller: Caller, { week, version, ...answers }: SaveCheckIn): Promise<CheckIn> {
    const { _id: client, program } = await this.access.requireOpenRecords(caller, caller.id);
    const saved = await withIdempotency(
      this.checkIns,
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
        // A weight that was not measured anew is not written for another day.
        const follows = weight === null || weight === before?.weight ? [] : [WEIGHED];
        if (before) return this.change(before, caller, state, follows);
        return this.begin({ client, program: program._id, ...due, ...state, ...by(caller) }, follows);
      },
      (record) => record,
    );
    await this.effects.run(CheckInRecord.name, saved._id);
    return checkInView(saved);
  }

  /** Read again it stays read when it was. Throws NOT_FOUND. */
  async read(caller: Caller, id: string): Promise<CheckIn> {
    const record = await this.require(caller, id);
    const readAt = this.clock.now();
    const unread = { _id: record._id, readAt: null };
    const now = await this.checkIns
      .findOneAndUpdate(unread, { $set: { readAt } }, { returnDocument: 'after' })
      .lean<CheckInRecord>();
    return checkInView(now ?? (await this.require(caller, id)));
  }

  /** The client is notified of the first answer, not of a correction. Throws NOT_FOUND, STALE_RECORD. */
  async answer(caller: Caller, id: string, { text, version }: AnswerCheckIn): Promise<CheckIn> {
    const record = await this.require(caller, id);
    const answered = await withIdempotency(
      this.checkIns,
      async () => {
        if (record.version !== version) throw new ApiError('STALE_RECORD');
        const at = this.clock.now();
        const state = { answer: { text, at }, readAt: record.readAt ?? at };
        return this.change(record, caller, state, record.answer ? [] : [ANSWERED]);
      },
      (now) => now,
    );
    await this.effects.run(CheckInRecord.name, answered._id);
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

  /** Throws NOT_FOUND, also for one of another doctor's client. */
  private async require(caller: Caller, id: string): Promise<CheckInRecord> {
    const record = await this.checkIns.findById(id).lean<CheckInRecord>();
    if (!record) throw new ApiError('NOT_FOUND');
    await this.access.requireOpenRecords(caller, record.client.toHexString());
    return record;
  }

  private async change(
    before: CheckInRecord,
    caller: Caller,
    state: Partial<CheckInRecord>,
    kinds: string[],
  ): Promise<CheckInRecord> {
    const updatedAt = this.versioned.nextInstant(before);
    const follows = effectsOf(kinds, before.version + 1, updatedAt);
    const change = { ...state, ...by(caller), updatedAt };
    const saved = await this.versioned.replace(this.checkIns, KIND, before, change, follows);
    if (!saved) throw new ApiError('STALE_RECORD');
    return saved;
  }

  /** When two devices send the first one at once, the unique index lets one win. */
  private async begin(first: object, kinds: string[]): Promise<CheckInRecord> {
    try {
      const effects = effectsOf(kinds, 1, this.clock.now());
      return (await this.checkIns.create({ ...first, ...(effects.length > 0 && { effects }) })).toObject();
    } catch (error) {
      if (isDuplicateKey(error, 'client')) throw new ApiError('STALE_RECORD');
      throw error;
    }
  }

  private today(): string {
    return this.clock.today();
  }
}

const by = ({ id, name, role }: Caller): { savedBy: VersionAuthor } => ({ savedBy: { id, name, role } });

const effectsOf = (kinds: string[], version: number, at: Date): Effect[] =>
  kinds.map((kind) => ({ key: `${kind}:${version}`, kind, at }));
