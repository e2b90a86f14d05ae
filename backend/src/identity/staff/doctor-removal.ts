import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { deletion } from '../../platform/accounts/account-writes.ts';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { DoctorRecord } from './doctor.schema.ts';
import { Clock } from '../../platform/config/clock.ts';

/** This kind of effect unassigns everything of a deleted doctor. */
export const LEFT_EFFECT = effectKind('left');

/**
 * Settles the race between deleting a doctor and giving the doctor work: the doctor's own record decides, so
 * exactly one of the two is refused (decisions/014).
 */
@Injectable()
export class DoctorRemoval {
  constructor(
    @InjectModel(DoctorRecord.name) private readonly doctors: Model<DoctorRecord>,
    private readonly records: Records,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Marks the doctor before the work is counted; concurrent deletions share one mark. Throws NOT_FOUND. */
  async begin(id: string): Promise<string> {
    const marked = await this.doctors.collection.findOneAndUpdate(
      { _id: new Types.ObjectId(id), ...notDeleted },
      [{ $set: { leaving: { $ifNull: ['$leaving', randomUUID()] } } }],
      { returnDocument: 'after', projection: { leaving: 1 } },
    );
    if (!marked) throw new ApiError('NOT_FOUND');
    return marked.leaving as string;
  }

  async giveUp(id: string, mark: string): Promise<void> {
    await this.doctors.updateOne(
      { _id: id, leaving: mark },
      { $unset: { leaving: 1 } },
      { timestamps: false },
    );
  }

  /** Deletes the doctor unless the mark is gone: false means that the doctor got work since. */
  async finish(context: WriteContext, id: string, mark: string): Promise<boolean> {
    const { $set, $inc } = deletion(this.clock.now());
    const left: Effect = { key: LEFT_EFFECT, kind: LEFT_EFFECT, at: $set.deletedAt };
    const deleted = await this.records.update(
      this.doctors,
      context,
      { _id: id, leaving: mark, ...notDeleted },
      { $set, $inc, $unset: { leaving: 1 } },
      { effects: [left] },
    );
    this.accounts.forget('doctor', id);
    return deleted !== null;
  }

  /**
   * Call after writing a record that names the doctor. True: the doctor stays, and a deletion under way ends.
   * False: the doctor is deleted; the caller undoes its write.
   */
  async keeps(id: Types.ObjectId | string): Promise<boolean> {
    const doctor = await this.doctors.findOne({ _id: id, ...notDeleted }, { leaving: 1 }).lean();
    if (!doctor?.leaving) return doctor !== null;
    const kept = await this.doctors.updateOne(
      { _id: id, ...notDeleted },
      { $unset: { leaving: 1 } },
      { timestamps: false },
    );
    return kept.matchedCount === 1;
  }

  /** Does what `keeps` does, for a record that may have no doctor. Throws DOCTOR_GONE. */
  async requireKept(id: Types.ObjectId | null): Promise<void> {
    if (id && !(await this.keeps(id))) throw goneDoctor();
  }

  /** Deleted doctors, id and name only: every list of assistants asks for them. */
  gone(): Promise<Pick<DoctorRecord, '_id' | 'name'>[]> {
    return this.doctors
      .find({ deletedAt: { $gt: new Date(0) } }, { name: 1 })
      .lean<Pick<DoctorRecord, '_id' | 'name'>[]>();
  }

  /** Condition that finds records without a doctor, or with a deleted one. */
  async nobody(): Promise<{ $in: (Types.ObjectId | null)[] }> {
    return { $in: [null, ...(await this.gone()).map(({ _id }) => _id)] };
  }
}

/** Makes the refusal for a chosen doctor who was deleted meanwhile. */
export function goneDoctor(): ApiError {
  const { message } = new ApiError('DOCTOR_GONE');
  return new ApiError('DOCTOR_GONE', { details: { doctor: [message] } });
}
