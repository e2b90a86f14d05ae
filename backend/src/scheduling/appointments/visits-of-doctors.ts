import type { TimeSpan } from '@clinic/contract/platform/time-spans';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { TakenTimes } from './taken-times.ts';
import { EARLIEST_FIRST, overlapping, UPCOMING_STATUSES, VisitReads } from './visit-reads.ts';

/** Answers which visits doctors have. */
@Injectable()
export class VisitsOfDoctors {
  constructor(
    private readonly reads: VisitReads,
    private readonly takenTimes: TakenTimes,
    private readonly clock: Clock,
  ) {}

  /** A visit by id; null unless it is this doctor's. */
  get(id: Types.ObjectId, doctor: Types.ObjectId): Promise<AppointmentRecord | null> {
    return this.reads.first({ _id: id, 'doctor.id': doctor });
  }

  /** The doctor's requests and appointments that are not over; the earliest first. */
  upcoming(doctor: Types.ObjectId): Promise<AppointmentRecord[]> {
    const which = { 'doctor.id': doctor, status: UPCOMING_STATUSES, endsAt: { $gt: this.clock.now() } };
    return this.reads.find(which, { sort: EARLIEST_FIRST }).toArray();
  }

  /** Tells whether a series is being booked with the doctor. */
  isBeingBooked(doctor: Types.ObjectId): Promise<boolean> {
    return this.takenTimes.isBeingBooked(doctor);
  }

  /** Returns the doctors who have a request or an appointment that is not over. */
  busy(doctors: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.reads.distinct('doctor.id', {
      'doctor.id': { $in: [...doctors] },
      status: UPCOMING_STATUSES,
      endsAt: { $gt: this.clock.now() },
    });
  }

  /** The doctor's requests and appointments that begin within a period; the earliest first. */
  visitsWithin(doctor: Types.ObjectId, { start, end }: TimeSpan): Promise<AppointmentRecord[]> {
    const which = { 'doctor.id': doctor, status: UPCOMING_STATUSES, startsAt: { $gte: start, $lt: end } };
    return this.reads.find(which, { sort: EARLIEST_FIRST }).toArray();
  }

  /** The doctor's first request or appointment at or after an instant. */
  firstFrom(doctor: Types.ObjectId, instant: Date): Promise<AppointmentRecord | null> {
    const which = { 'doctor.id': doctor, status: UPCOMING_STATUSES, startsAt: { $gte: instant } };
    return this.reads.first(which, { sort: EARLIEST_FIRST });
  }

  /** The doctor's confirmed visits that overlap a period; the earliest first. */
  confirmed(doctor: Types.ObjectId, span: TimeSpan): Promise<AppointmentRecord[]> {
    const which = { ...overlapping(span), 'doctor.id': doctor, status: 'confirmed' };
    return this.reads.find(which, { sort: EARLIEST_FIRST }).toArray();
  }

  /**
   * Starts of the doctor's confirmed visits of these clients within a period, except missed ones; the earliest first.
   */
  startsAmong(
    doctor: Types.ObjectId,
    clients: readonly Types.ObjectId[],
    { start, end }: TimeSpan,
  ): Promise<Pick<AppointmentRecord, 'client' | 'startsAt'>[]> {
    const which = {
      'doctor.id': doctor,
      startsAt: { $gt: start, $lte: end },
      'client.id': { $in: [...clients] },
      status: 'confirmed',
      outcome: { $ne: 'no_show' },
    };
    return this.reads
      .find<Pick<AppointmentRecord, 'client' | 'startsAt'>>(which, {
        projection: { 'client.id': 1, startsAt: 1 },
        sort: { startsAt: 1 },
      })
      .toArray();
  }
}
