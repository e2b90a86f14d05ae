import type { TimeSpan } from '@clinic/contract/platform/time-spans';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import {
  EARLIEST_FIRST,
  overlapping,
  seriesToCome,
  toCome,
  UPCOMING_STATUSES,
  VisitReads,
  type Fields,
  type Shown,
} from './visit-reads.ts';

/** Answers which visits clients have had and will have. */
@Injectable()
export class VisitsOfClients {
  constructor(
    private readonly reads: VisitReads,
    private readonly clock: Clock,
  ) {}

  all(client: Types.ObjectId): Promise<AppointmentRecord[]> {
    return this.reads.find({ 'client.id': client }, { sort: EARLIEST_FIRST }).toArray();
  }

  /** A visit by id; null unless it is this client's and doctor's. */
  one<Field extends keyof AppointmentRecord>(
    client: Types.ObjectId,
    { id, doctor }: { id: Types.ObjectId; doctor: Types.ObjectId },
    projection: Fields<Field>,
  ): Promise<Shown<Field> | null> {
    return this.reads.first({ _id: id, 'client.id': client, 'doctor.id': doctor }, { projection });
  }

  /** The client's latest visits, of any status. */
  latest<Field extends keyof AppointmentRecord>(
    client: Types.ObjectId,
    projection: Fields<Field>,
    limit: number,
  ): Promise<Shown<Field>[]> {
    return this.reads
      .find<Shown<Field>>({ 'client.id': client }, { projection, sort: { startsAt: -1 }, limit })
      .toArray();
  }

  /** Requests and appointments of a client that are not over. */
  upcoming(client: Types.ObjectId): Promise<AppointmentRecord[]> {
    const which = { 'client.id': client, status: UPCOMING_STATUSES, endsAt: { $gt: this.clock.now() } };
    return this.reads.find(which, { sort: EARLIEST_FIRST }).toArray();
  }

  /** The visits of the client's series that are not over; the earliest first. */
  ofSeriesToCome(
    client: Types.ObjectId,
  ): Promise<(AppointmentRecord & Required<Pick<AppointmentRecord, 'series'>>)[]> {
    const which = { 'client.id': client, ...seriesToCome(this.clock.now()) };
    return this.reads
      .find<AppointmentRecord & Required<Pick<AppointmentRecord, 'series'>>>(which, { sort: EARLIEST_FIRST })
      .toArray();
  }

  /** The client's present or next visit. */
  next<Field extends keyof AppointmentRecord>(
    client: Types.ObjectId,
    now: Date,
    projection: Fields<Field>,
  ): Promise<Shown<Field> | null> {
    return this.reads.first({ 'client.id': client, ...toCome(now) }, { projection, sort: { startsAt: 1 } });
  }

  /** The client's last visit that took place. */
  last<Field extends keyof AppointmentRecord>(
    client: Types.ObjectId,
    now: Date,
    projection: Fields<Field>,
  ): Promise<Shown<Field> | null> {
    const which = {
      'client.id': client,
      status: 'confirmed',
      startsAt: { $lte: now },
      $or: [{ endsAt: { $lte: now } }, { outcome: 'completed' }],
      outcome: { $ne: 'no_show' },
    };
    return this.reads.first(which, { projection, sort: { startsAt: -1 } });
  }

  /** The client's confirmed visits before an instant, the latest first. */
  confirmedBefore<Field extends keyof AppointmentRecord>(
    client: Types.ObjectId,
    instant: Date,
    projection: Fields<Field>,
    limit: number,
  ): Promise<Shown<Field>[]> {
    const which = { 'client.id': client, status: 'confirmed', startsAt: { $lt: instant } };
    return this.reads.find<Shown<Field>>(which, { projection, sort: { startsAt: -1 }, limit }).toArray();
  }

  /** The client's confirmed visits with a doctor within a period, except missed ones; the earliest first. */
  withDoctor<Field extends keyof AppointmentRecord>(
    client: Types.ObjectId,
    doctor: Types.ObjectId,
    { start, end }: TimeSpan,
    projection: Fields<Field>,
  ): Promise<Shown<Field>[]> {
    const which = {
      'client.id': client,
      'doctor.id': doctor,
      status: 'confirmed',
      startsAt: { $gte: start, $lt: end },
      outcome: { $ne: 'no_show' },
    };
    return this.reads.find<Shown<Field>>(which, { projection, sort: { startsAt: 1 } }).toArray();
  }

  /** The client's visits with a doctor, of any status, that overlap a period. */
  overlapping(client: Types.ObjectId, doctor: Types.ObjectId, span: TimeSpan): Promise<AppointmentRecord[]> {
    const which = { ...overlapping(span), 'doctor.id': doctor, 'client.id': client };
    return this.reads.find(which, { sort: EARLIEST_FIRST }).toArray();
  }

  /** Starts of the clients' requests and appointments from an instant on, except missed ones. */
  startsFrom(
    clients: readonly Types.ObjectId[],
    from: Date,
  ): Promise<Pick<AppointmentRecord, 'client' | 'startsAt'>[]> {
    const which = {
      'client.id': { $in: [...clients] },
      startsAt: { $gte: from },
      status: UPCOMING_STATUSES,
      outcome: { $ne: 'no_show' },
    };
    return this.reads
      .find<Pick<AppointmentRecord, 'client' | 'startsAt'>>(which, {
        projection: { _id: 0, 'client.id': 1, startsAt: 1 },
      })
      .toArray();
  }

  /** Requests and appointments of these clients after an instant; the earliest first. */
  later<Field extends keyof AppointmentRecord>(
    clients: readonly Types.ObjectId[],
    after: Date,
    projection: Fields<Field>,
  ): Promise<Shown<Field>[]> {
    const which = { 'client.id': { $in: [...clients] }, startsAt: { $gt: after }, status: UPCOMING_STATUSES };
    return this.reads.find<Shown<Field>>(which, { projection, sort: EARLIEST_FIRST }).toArray();
  }

  /** Clients with an upcoming request or appointment. */
  expected(now: Date): Promise<Types.ObjectId[]> {
    return this.reads.clients({ status: UPCOMING_STATUSES, startsAt: { $gt: now } });
  }
}
