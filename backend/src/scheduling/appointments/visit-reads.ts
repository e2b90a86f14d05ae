import { BOOKING_MINUTES } from '@clinic/contract/constants';
import type { TimeSpan } from '@clinic/contract/platform/time-spans';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { FindCursor, FindOptions } from 'mongodb';
import type { Model, Types } from 'mongoose';
import { pastMongoose, type Conditions, type StoredRecords } from '../../platform/database/past-mongoose.ts';
import { findPage, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { storedList, type StoredList } from '../../platform/rest/stored-list.ts';
import { AppointmentRecord } from './appointment.schema.ts';

/** The fields that an answer needs; its id comes with them. */
export type Fields<Field extends keyof AppointmentRecord> = Readonly<Record<Field, 1>>;
export type Shown<Field extends keyof AppointmentRecord> = Pick<AppointmentRecord, '_id' | Field>;

/** Claims are fields of the unique indexes; only writers ask for them. */
const WITHOUT_CLAIMS = { slots: 0, activeClient: 0 } as const;

/** The effective time, and the id for visits of one time. */
export const EARLIEST_FIRST = { startsAt: 1, _id: 1 } as const;

export const UPCOMING_STATUSES = { $in: ['requested', 'confirmed'] };

/** Appointments running at the instant start after this; bounds the reading of the index. */
export const earliestStart = (instant: Date): Date =>
  new Date(instant.getTime() - BOOKING_MINUTES.max * 60_000);

export const overlapping = ({ start, end }: TimeSpan) => ({
  startsAt: { $gt: earliestStart(start), $lt: end },
  endsAt: { $gt: start },
});

/**
 * The one reader of visits. Only the named questions beside it ask it, so a condition that all of them share
 * belongs here. Past mongoose: a busy month has thousands.
 */
@Injectable()
export class VisitReads {
  private readonly stored: StoredRecords<AppointmentRecord>;

  constructor(@InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>) {
    this.stored = pastMongoose(appointments);
  }

  find<Row = AppointmentRecord>(which: Conditions, options: FindOptions = {}): FindCursor<Row> {
    return this.stored.find<Row>(which, { projection: WITHOUT_CLAIMS, ...options });
  }

  first<Row = AppointmentRecord>(which: Conditions, options: FindOptions = {}): Promise<Row | null> {
    return this.stored.findOne<Row>(which, { projection: WITHOUT_CLAIMS, ...options });
  }

  count(which: Conditions): Promise<number> {
    return this.stored.countDocuments(which);
  }

  distinct(field: 'doctor.id', which: Conditions): Promise<Types.ObjectId[]> {
    return this.stored.distinct(field, which);
  }

  /** The ids of their clients, in one piece: thousands of small records take longer to read than to find. */
  async clients(which: Conditions): Promise<Types.ObjectId[]> {
    const [found] = await this.stored
      .aggregate<{ clients: Types.ObjectId[] }>([
        { $match: which },
        { $group: { _id: null, clients: { $addToSet: '$client.id' } } },
      ])
      .toArray();
    return found?.clients ?? [];
  }

  /** A page of the grid. */
  page(query: ListQuery): Promise<Page<AppointmentRecord>> {
    return findPage(this.appointments, query, {}, WITHOUT_CLAIMS);
  }

  /** A list of the day, whose rows can be hidden. */
  list<Field extends keyof AppointmentRecord>(
    which: Conditions,
    options: Pick<FindOptions, 'projection' | 'sort'>,
  ): StoredList<Shown<Field>> {
    return storedList(this.appointments, { filter: which, projection: WITHOUT_CLAIMS, ...options });
  }
}
