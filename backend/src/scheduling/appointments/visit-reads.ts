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
import { TakenTimes } from './taken-times.ts';

/** Fields that an answer needs, besides the id. */
export type Fields<Field extends keyof AppointmentRecord> = Readonly<Record<Field, 1>>;
export type Shown<Field extends keyof AppointmentRecord> = Pick<AppointmentRecord, '_id' | Field>;

/** Leaves out claims, which are fields of unique indexes and only for writers. */
const WITHOUT_CLAIMS = { slots: 0, activeClient: 0 } as const;

/** Leaves out visits of a series that is being booked: they hold their time, but are no visits yet. */
const BOOKED = { pending: null } as const;

/** Sorts by the effective time, then by id. */
export const EARLIEST_FIRST = { startsAt: 1, _id: 1 } as const;

export const UPCOMING_STATUSES = { $in: ['requested', 'confirmed'] };

/** Visits running at an instant start after this, which limits the index range. */
export const earliestStart = (instant: Date): Date =>
  new Date(instant.getTime() - BOOKING_MINUTES.max * 60_000);

/** Conditions for visits that are not over by time or outcome. */
export const toCome = (now: Date) => ({
  status: UPCOMING_STATUSES,
  startsAt: { $gt: earliestStart(now) },
  endsAt: { $gt: now },
  outcome: { $nin: ['completed', 'no_show'] },
});

export const seriesToCome = (now: Date) => ({ 'series.id': { $exists: true }, ...toCome(now) });

export const overlapping = ({ start, end }: TimeSpan) => ({
  startsAt: { $gt: earliestStart(start), $lt: end },
  endsAt: { $gt: start },
});

/**
 * The only reader of visits: only the named questions beside it use it, so a condition they all share belongs here. By
 * the driver, since a busy month has thousands of visits.
 */
@Injectable()
export class VisitReads {
  private readonly stored: StoredRecords<AppointmentRecord>;

  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly takenTimes: TakenTimes,
  ) {
    this.stored = pastMongoose(appointments);
  }

  find<Row = AppointmentRecord>(which: Conditions, options: FindOptions = {}): FindCursor<Row> {
    return this.stored.find<Row>({ ...which, ...BOOKED }, { projection: WITHOUT_CLAIMS, ...options });
  }

  first<Row = AppointmentRecord>(which: Conditions, options: FindOptions = {}): Promise<Row | null> {
    return this.stored.findOne<Row>({ ...which, ...BOOKED }, { projection: WITHOUT_CLAIMS, ...options });
  }

  count(which: Conditions): Promise<number> {
    return this.stored.countDocuments({ ...which, ...BOOKED });
  }

  distinct(field: 'doctor.id', which: Conditions): Promise<Types.ObjectId[]> {
    return this.stored.distinct(field, { ...which, ...BOOKED });
  }

  /** Ids of the clients by one `distinct`, which is faster than reading thousands of small records. */
  async clients(which: Conditions): Promise<Types.ObjectId[]> {
    const [found] = await this.stored
      .aggregate<{ clients: Types.ObjectId[] }>([
        { $match: { ...which, ...BOOKED } },
        { $group: { _id: null, clients: { $addToSet: '$client.id' } } },
      ])
      .toArray();
    return found?.clients ?? [];
  }

  /** Reads a page of the grid, without the few visits that are not booked yet: so most pages need no condition. */
  async page(query: ListQuery): Promise<Page<AppointmentRecord>> {
    const pending = await this.takenTimes.notBooked();
    const booked = pending.length > 0 ? { _id: { $nin: pending } } : {};
    return findPage(this.appointments, query, booked, WITHOUT_CLAIMS);
  }

  /** Reads a worklist, whose rows can be hidden. */
  list<Field extends keyof AppointmentRecord>(
    which: Conditions,
    options: Pick<FindOptions, 'projection' | 'sort'>,
  ): StoredList<Shown<Field>> {
    return storedList(this.appointments, {
      filter: { ...which, ...BOOKED },
      projection: WITHOUT_CLAIMS,
      ...options,
    });
  }
}
