import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { BOOKING_MINUTES } from '@clinic/contract/constants';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Days } from '../hours/working-times.service.ts';
import { slotsOfClaim, type Claim } from './holds-in-the-way.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { withAskedMove } from './asked-move.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

/** A busy time; with the doctor's id only when several doctors are asked. */
export type Busy = Pick<AppointmentRecord, 'startsAt' | 'endsAt' | 'buffer'> &
  Partial<Pick<AppointmentRecord, '_id' | 'doctor' | 'client' | 'status' | 'pending'>> & {
    /** The time is only asked for, beside the confirmed one. */
    isWish?: true;
  };

type Claims = Pick<AppointmentRecord, 'slots' | 'activeClient'>;

interface Slots {
  doctor: Types.ObjectId;
  slots: number[];
}

/**
 * Only top-level fields: two months of a busy doctor are thousands of visits, and projecting nested fields doubles the
 * time.
 */
export const TIMES = { startsAt: 1, endsAt: 1, buffer: 1 } as const;

const NOT_OVER = {
  status: { $in: ['requested', 'confirmed'] },
  outcome: { $nin: ['completed', 'no_show'] },
};

const MINUTE_MS = 60_000;
/** A limit above the visits that a clinic has in these days. */
const ALL_AT_ONCE = 100_000;

/** Finds what occupies a doctor's time, or a client's one active appointment, by the unique indexes. */
@Injectable()
export class TakenTimes {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The client's active appointment. */
  activeOf(client: Types.ObjectId): Promise<AppointmentRecord | null> {
    return this.appointments.findOne({ activeClient: client }).lean<AppointmentRecord>().exec();
  }

  /** Finds visits with a slot of the claim, including its buffer; `except` is ignored. */
  inTheWayOf(claim: Claim, except?: Types.ObjectId): Promise<AppointmentRecord[]> {
    return this.appointments
      .find({
        ...(except && { _id: { $ne: except } }),
        'doctor.id': claim.doctor,
        slots: { $in: slotsOfClaim(claim).slots },
      })
      .lean<AppointmentRecord[]>()
      .exec();
  }

  /** Tells whether a visit of the series is to come, also one that is not booked yet. */
  async hasToCome(series: Types.ObjectId, now: Date): Promise<boolean> {
    return (await this.nextOf(series, now)) !== null;
  }

  /** The first visit of a series that is not over, also one that is not booked yet. */
  nextOf(series: Types.ObjectId, now: Date): Promise<AppointmentRecord | null> {
    return pastMongoose(this.appointments).findOne(
      { 'series.id': series, ...NOT_OVER, endsAt: { $gt: now } },
      { sort: { startsAt: 1, _id: 1 } },
    );
  }

  /** The series with visits that are not booked yet, or never will be. */
  seriesNotBooked(): Promise<Types.ObjectId[]> {
    return pastMongoose(this.appointments).distinct('series.id', { pending: true });
  }

  /** Ids of all visits that are not booked yet; one index has just these. */
  async notBooked(): Promise<Types.ObjectId[]> {
    const found = pastMongoose(this.appointments).find<{ _id: Types.ObjectId }>(
      { pending: true },
      { projection: { _id: 1 } },
    );
    return (await found.toArray()).map(({ _id }) => _id);
  }

  /** Visits that take times for a move of their series: of one move or of any, all or this one. */
  beingMoved(move?: Types.ObjectId, visit?: Types.ObjectId): Promise<AppointmentRecord[]> {
    return this.appointments
      .find({ 'nextSlots.move': move ?? { $exists: true }, ...(visit && { _id: visit }) })
      .lean<AppointmentRecord[]>()
      .exec();
  }

  /** All slots that visits have, with what they hold for a request to move. */
  async slotsOf(visits: readonly Types.ObjectId[]): Promise<Slots[]> {
    const found = await this.appointments
      .find({ _id: { $in: [...visits] } }, { 'doctor.id': 1, slots: 1 })
      .lean<Pick<AppointmentRecord, 'doctor' | 'slots'>[]>();
    return found.map(({ doctor, slots = [] }) => ({ doctor: doctor.id, slots }));
  }

  /** Tells whether a series that is being booked has taken times of the doctor. */
  async isBeingBooked(doctor: Types.ObjectId): Promise<boolean> {
    return (await this.appointments.exists({ pending: true, 'doctor.id': doctor })) !== null;
  }

  /** Tells whether a visit is stored, booked or not. */
  async isStored(visit: Types.ObjectId): Promise<boolean> {
    return (await this.appointments.exists({ _id: visit })) !== null;
  }

  /** Reads a visit's claims, which other reads leave out. */
  async claimsOf({ _id, version }: Pick<AppointmentRecord, '_id' | 'version'>): Promise<Claims> {
    const found = await this.appointments
      .findOne({ _id, version }, { _id: 0, slots: 1, activeClient: 1 })
      .lean<Claims>();
    return found ?? {};
  }

  /** Tells whether a visit has one of the doctor's slots. */
  async has(visit: Types.ObjectId, { doctor, slots }: Slots): Promise<boolean> {
    return (
      (await this.appointments.exists({ _id: visit, 'doctor.id': doctor, slots: { $in: slots } })) !== null
    );
  }

  /** Tells whether another visit has one of the doctor's slots, unchanged since an instant. */
  async isKeptFrom(visit: Types.ObjectId, { doctor, slots }: Slots, since: Date): Promise<boolean> {
    const others = { _id: { $ne: visit }, 'doctor.id': doctor, slots: { $in: slots } };
    return (await this.appointments.exists({ ...others, updatedAt: { $lte: since } })) !== null;
  }

  /** Finds busy times: confirmed visits, held requests, and times held for requests to move. */
  async busy(
    doctors: readonly Types.ObjectId[],
    { from, to }: Days,
    now: Date,
    projection: Record<string, 0 | 1>,
  ): Promise<Busy[]> {
    const zone = this.env.clinicTimezone;
    const earliest = clinicInstant(from, '00:00', zone).getTime() - 2 * BOOKING_MINUTES.max * MINUTE_MS;
    const whose = { 'doctor.id': { $in: [...doctors] } };
    const within = { $gt: new Date(earliest), $lt: clinicInstant(addDays(to, 2), '00:00', zone) };
    const visits = pastMongoose(this.appointments)
      .find<Busy>(
        {
          ...whose,
          startsAt: within,
          $or: [
            { status: 'confirmed', outcome: { $nin: ['completed', 'no_show'] } },
            { status: 'requested', heldUntil: { $gt: now } },
          ],
        },
        { projection, batchSize: ALL_AT_ONCE },
      )
      .toArray();
    const wishes = pastMongoose(this.appointments)
      .find<Omit<Busy, keyof typeof TIMES> & Required<Pick<AppointmentRecord, 'askedMove'>>>(
        {
          ...whose,
          ...withAskedMove(now),
          'askedMove.startsAt': within,
          'askedMove.heldUntil': { $gt: now },
        },
        { projection: { ...projection, askedMove: 1 } },
      )
      .toArray();
    const held = (await wishes).map(({ askedMove: { startsAt, endsAt, buffer }, ...visit }) => ({
      ...visit,
      startsAt,
      endsAt,
      isWish: true as const,
      ...(buffer !== undefined && { buffer }),
    }));
    return [...(await visits), ...held];
  }
}
