import type { TimeSpan } from '@clinic/contract/platform/time-spans';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { AppointmentRecord } from './appointment.schema.ts';
import {
  EARLIEST_FIRST,
  overlapping,
  UPCOMING_STATUSES,
  VisitReads,
  type Fields,
  type Shown,
} from './visit-reads.ts';

/** Answers which visits the clinic has, of all doctors and clients; the earliest first. */
@Injectable()
export class VisitsOfClinic {
  constructor(private readonly reads: VisitReads) {}

  get<Field extends keyof AppointmentRecord>(
    id: Types.ObjectId,
    projection: Fields<Field>,
  ): Promise<Shown<Field> | null> {
    return this.reads.first({ _id: id }, { projection });
  }

  /** Requests and appointments that begin within a period. */
  between<Field extends keyof AppointmentRecord>(
    { start, end }: TimeSpan,
    projection: Fields<Field>,
  ): Promise<Shown<Field>[]> {
    const which = { startsAt: { $gte: start, $lt: end }, status: UPCOMING_STATUSES };
    return this.reads.find<Shown<Field>>(which, { projection, sort: EARLIEST_FIRST }).toArray();
  }

  /** Confirmed visits that begin within a period. */
  confirmed<Field extends keyof AppointmentRecord>(
    { start, end }: TimeSpan,
    projection: Fields<Field>,
  ): Promise<Shown<Field>[]> {
    const which = { status: 'confirmed', startsAt: { $gte: start, $lt: end } };
    return this.reads.find<Shown<Field>>(which, { projection, sort: EARLIEST_FIRST }).toArray();
  }

  /** Missed visits that began within a period, including its end. */
  missed<Field extends keyof AppointmentRecord>(
    { start, end }: TimeSpan,
    projection: Fields<Field>,
  ): Promise<Shown<Field>[]> {
    const which = { outcome: 'no_show', startsAt: { $gte: start, $lte: end } };
    return this.reads.find<Shown<Field>>(which, { projection, sort: EARLIEST_FIRST }).toArray();
  }

  countConfirmed({ start, end }: TimeSpan): Promise<number> {
    return this.reads.count({ status: 'confirmed', startsAt: { $gte: start, $lt: end } });
  }

  countMissed({ start, end }: TimeSpan): Promise<number> {
    return this.reads.count({ outcome: 'no_show', startsAt: { $gte: start, $lt: end } });
  }

  /**
   * Requests and appointments without an outcome that overlap a period, of one doctor or all; `beside`: without those
   * that also overlap that period.
   */
  open(
    doctor: Types.ObjectId | null,
    span: TimeSpan,
    { beside, limit }: { beside?: TimeSpan; limit: number },
  ): Promise<AppointmentRecord[]> {
    const which = {
      ...overlapping(span),
      ...(doctor && { 'doctor.id': doctor }),
      status: UPCOMING_STATUSES,
      outcome: null,
      ...(beside && { $nor: [{ startsAt: { $lt: beside.end }, endsAt: { $gt: beside.start } }] }),
    };
    return this.reads.find(which, { sort: EARLIEST_FIRST, limit }).toArray();
  }
}
