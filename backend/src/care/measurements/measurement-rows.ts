import type { Role } from '@clinic/contract/constants';
import type { Reading } from '@clinic/contract/care/intake-forms/form-measurements';
import { measurementId } from '@clinic/contract/care/measurements/measurement-day';
import { kindOf, type MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { MeasurementRecord } from './measurement.schema.ts';
import type { Standing } from './measurement.view.ts';

export type Author = { id: string; name: string; role: Role };
export type Authored = Reading & { by: Author };

@Injectable()
export class MeasurementRows {
  constructor(
    @InjectModel(MeasurementRecord.name) private readonly rows: Model<MeasurementRecord>,
    private readonly records: Records,
  ) {}

  /** Rows that have a value, by kind and day. */
  standing(client: Types.ObjectId, which: QueryFilter<MeasurementRecord> = {}): Promise<Standing[]> {
    return this.rows
      .find({ client, ...which, value: { $ne: null } })
      .sort({ kind: 1, day: 1 })
      .lean<Standing[]>()
      .exec();
  }

  /** The rows of one kind of several clients, in no order. */
  async ofAll(clients: readonly Types.ObjectId[], kind: MeasurementKind): Promise<Standing[]> {
    return this.rows.find({ client: { $in: [...clients] }, kind, value: { $ne: null } }).lean<Standing[]>();
  }

  /**
   * Writes one reading in one update: the row is inserted when missing, and replaced when older, with the former value
   * kept. A repeated request, and an older save that comes late, change nothing. Null when the removed value was never
   * there.
   */
  async say(
    context: WriteContext,
    client: Types.ObjectId,
    reading: Authored,
    endedBefore: readonly Date[],
  ): Promise<MeasurementRecord | null> {
    const { kind, day, source, measured, by } = reading;
    const at = new Date(reading.at);
    const from = new Date(reading.of ?? reading.at);
    const _id = measurementId({ client: client.toHexString(), kind, day, source });
    const isNewer = { $gt: [at, { $ifNull: ['$at', new Date(0)] }] };
    const hasRow = { $ne: [{ $type: '$at' }, 'missing'] };
    const newest = (field: keyof MeasurementRecord, value: unknown) => ({
      [field]: { $cond: [isNewer, { $literal: value }, `$${field}`] },
    });
    const before = { value: '$value', diastolic: '$diastolic', at: '$at' };
    const write = () =>
      this.records.update(
        this.rows,
        context,
        { _id },
        [
          {
            $set: {
              client,
              kind,
              unit: kindOf(kind).unit,
              day,
              source,
              round: { $ifNull: ['$round', endedBefore.filter((end) => end < from).length] },
              earlier: {
                $cond: [
                  { $and: [hasRow, isNewer] },
                  { $concatArrays: ['$earlier', [before]] },
                  { $ifNull: ['$earlier', []] },
                ],
              },
              ...newest('value', measured?.value ?? null),
              ...newest('diastolic', measured?.diastolic ?? null),
              ...newest('range', measured?.range ?? null),
              ...newest('by', { id: by.id, name: by.name, role: by.role }),
              // A rewritten value counts again, although the doctor had excluded it.
              notCounted: { $cond: [isNewer, '$$REMOVE', '$notCounted'] },
              ...newest('at', at),
            },
          },
        ],
        measured === null ? {} : { upsert: true },
      );
    return write().catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      return write();
    });
  }

  /** Sets whether a weighing counts; null when the client has no such weighing. */
  async count(
    context: WriteContext,
    client: Types.ObjectId,
    { id, notCounted }: { id: string; notCounted: { reason: string } | null },
  ): Promise<Standing | null> {
    const which = { _id: id, client, kind: 'weight' as const, value: { $ne: null } };
    const change = notCounted ? { $set: { notCounted } } : { $unset: { notCounted: 1 as const } };
    return (await this.records.update(this.rows, context, which, change)) as Standing | null;
  }
}
