import { Injectable } from '@nestjs/common';
import { SERIES_DAYS } from '@clinic/contract/scheduling/series';
import type { Types } from 'mongoose';
import type { StoredList } from '../../platform/rest/stored-list.ts';
import { isAway, type StoredTimeOff } from '../hours/working-times.service.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { withAskedMove } from './asked-move.ts';
import {
  EARLIEST_FIRST,
  earliestStart,
  UPCOMING_STATUSES,
  VisitReads,
  type Fields,
  type Shown,
} from './visit-reads.ts';

const DAY_MS = 86_400_000;
/** Days after a visit in which its outcome can still be recorded. */
const RECORDED_WITHIN_DAYS = 30;
/** A series takes a year, and single visits of it may be moved behind it. */
const SERIES_LAST_DAYS = 2 * SERIES_DAYS;

/** Lists of visits that wait for the desk or a doctor. */
@Injectable()
export class WaitingVisits {
  constructor(private readonly reads: VisitReads) {}

  /** Requests, the longest waiting first. */
  requests<Field extends keyof AppointmentRecord>(projection: Fields<Field>): StoredList<Shown<Field>> {
    return this.reads.list({ status: 'requested' }, { projection, sort: { createdAt: 1 } });
  }

  /** Past visits without an outcome, the latest first. */
  notRecorded<Field extends keyof AppointmentRecord>(
    now: Date,
    projection: Fields<Field>,
  ): StoredList<Shown<Field>> {
    return this.reads.list(withoutOutcome(now), { projection, sort: { endsAt: -1, _id: -1 } });
  }

  notRecordedBy(doctor: Types.ObjectId, now: Date): StoredList<AppointmentRecord> {
    const which = { 'doctor.id': doctor, ...withoutOutcome(now) };
    return this.reads.list(which, { sort: { startsAt: -1, _id: -1 } });
  }

  /** Upcoming visits inside time off that the desk has not decided to keep, the earliest first. */
  inTimeOff<Field extends keyof AppointmentRecord>(
    all: readonly StoredTimeOff[],
    now: Date,
    projection: Fields<Field>,
  ): Promise<Shown<Field>[]> {
    const which = duringTimeOff({}, all, now);
    return this.reads.find<Shown<Field>>(which, { projection, sort: EARLIEST_FIRST }).toArray();
  }

  /** All visits of the series of which at least two visits were missed, the earliest first. */
  async ofMissedSeries<Field extends keyof AppointmentRecord>(
    now: Date,
    projection: Fields<Field>,
  ): Promise<Shown<Field>[]> {
    const since = new Date(now.getTime() - SERIES_LAST_DAYS * DAY_MS);
    const missed = await this.reads
      .find<Required<Pick<AppointmentRecord, 'series'>>>(
        { outcome: 'no_show', 'series.id': { $exists: true }, startsAt: { $gt: since } },
        { projection: { _id: 0, 'series.id': 1 }, sort: { startsAt: 1 } },
      )
      .toArray();
    const once = new Set<string>();
    const twice = missed.filter(({ series }) => {
      const id = series.id.toHexString();
      return once.has(id) || !once.add(id);
    });
    if (twice.length === 0) return [];
    const which = { 'series.id': { $in: twice.map(({ series }) => series.id) } };
    return this.reads.find<Shown<Field>>(which, { projection, sort: EARLIEST_FIRST }).toArray();
  }

  inTimeOffOf(
    doctor: Types.ObjectId,
    all: readonly StoredTimeOff[],
    now: Date,
  ): StoredList<AppointmentRecord> {
    return this.reads.list(duringTimeOff({ 'doctor.id': doctor }, all, now), { sort: EARLIEST_FIRST });
  }

  /** Visits from tomorrow on whose clients want an earlier time, the longest waiting first. */
  wantingEarlier<Field extends keyof AppointmentRecord>(
    now: Date,
    projection: Fields<Field>,
    limit: number,
  ): Promise<Shown<Field>[]> {
    const which = {
      wantsEarlierSince: { $exists: true },
      status: UPCOMING_STATUSES,
      startsAt: { $gt: new Date(now.getTime() + DAY_MS) },
      outcome: null,
    };
    return this.reads
      .find<Shown<Field>>(which, { projection, sort: { wantsEarlierSince: 1 }, limit })
      .toArray();
  }

  /** Visits with an open request to move, and those that their client changed since. */
  changedByClients<Field extends keyof AppointmentRecord>(
    { since, deeds }: { since: Date; deeds: readonly string[] },
    now: Date,
    projection: Fields<Field>,
  ): Promise<Shown<Field>[]> {
    const deed = { at: { $gte: since }, 'by.role': 'client', event: { $in: deeds } };
    const which = { $or: [{ changes: { $elemMatch: deed } }, withAskedMove(now)] };
    return this.reads.find<Shown<Field>>(which, { projection }).toArray();
  }
}

function withoutOutcome(now: Date) {
  const since = new Date(now.getTime() - RECORDED_WITHIN_DAYS * DAY_MS);
  return {
    status: 'confirmed',
    startsAt: { $gt: since, $lt: now },
    endsAt: { $gt: since, $lte: now },
    outcome: null,
  };
}

/** Conditions for visits inside time off; `own`: fields of the index; `all` is not empty. */
const duringTimeOff = (own: object, all: readonly StoredTimeOff[], now: Date) => ({
  $and: [own, { $or: all.map((off) => ({ ...within(off, now), keptIn: { $ne: off._id } })) }],
  status: UPCOMING_STATUSES,
  outcome: null,
});

export const timeOffOf = (
  visit: Pick<AppointmentRecord, 'doctor' | 'startsAt' | 'endsAt' | 'keptIn'>,
  all: readonly StoredTimeOff[],
): StoredTimeOff | undefined =>
  all.find((one) => isAway(one, visit) && !visit.keptIn?.some((id) => id.equals(one._id)));

/** The condition that a visit overlaps time off, by the index of the doctor's days. */
const within = ({ doctor, startsAt, endsAt }: StoredTimeOff, now: Date) => ({
  ...(doctor && { 'doctor.id': doctor }),
  startsAt: { $lt: endsAt, $gt: earliestStart(startsAt < now ? startsAt : now) },
  endsAt: { $gt: startsAt > now ? startsAt : now },
});
