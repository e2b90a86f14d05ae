import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { BookingPolicies } from '../booking-policy/booking-policies.service.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { BookingRecord } from './booking.schema.ts';
import { slotsOfClaim, type Claim } from './holds-in-the-way.ts';
import { LeftMoves } from './left-moves.ts';
import { SeriesLater } from './series-later.ts';
import { SeriesRuns } from './series-runs.ts';
import { TakenTimes } from './taken-times.ts';

/** A visit and the time to which it is to move. */
interface NextTime extends Omit<Claim, 'buffer'> {
  id: Types.ObjectId;
}

const BEING_CHANGED = 'These visits are being changed just now. Please look at them again in a minute.';

/** Takes the new times of a series beside the ones that its visits have, so that none is lost before the move is made. */
@Injectable()
export class SeriesClaims {
  constructor(
    @InjectModel(BookingRecord.name) private readonly bookings: Model<BookingRecord>,
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly later: SeriesLater,
    private readonly left: LeftMoves,
    private readonly runs: SeriesRuns,
    private readonly takenTimes: TakenTimes,
    private readonly policies: BookingPolicies,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins the one move of a series and answers its id; a repeat at the same time goes on with the first one's. Throws
   * APPOINTMENT_STATE while another one is made.
   */
  async begin(series: Types.ObjectId, key: string | undefined): Promise<Types.ObjectId> {
    const move = { id: new Types.ObjectId(), state: 'claiming' as const, at: this.clock.now() };
    const begun = await this.records.update(
      this.bookings,
      job(),
      { _id: series, state: 'booked', move: null },
      { $set: { move: { ...move, ...(key && { key }) } } },
    );
    if (begun) return move.id;
    const other = await this.bookings.findOne({ _id: series }, { move: 1 }).lean<BookingRecord>();
    const { id, state, at, key: first } = other?.move ?? {};
    if (!id || !at || state !== 'claiming' || (first !== key && !this.left.isLeft(at)))
      throw new ApiError('APPOINTMENT_STATE', { message: BEING_CHANGED });
    if (key && first === key) return id;
    await this.left.takeBack(series, id);
    return this.begin(series, key);
  }

  /**
   * Visits that go to another doctor take nothing, since slots are of one doctor. Throws a duplicate key of `slots` for a
   * taken time, and APPOINTMENT_STATE for a visit that has changed.
   */
  async take(move: Types.ObjectId, times: readonly NextTime[]): Promise<void> {
    const ids = times.map(({ id }) => id);
    const [visits, stored, { policy }] = await Promise.all([
      this.later.of(ids),
      this.takenTimes.slotsOf(ids),
      this.policies.read(),
    ]);
    await this.left.dropLeft(visits.filter(({ nextSlots }) => nextSlots && !nextSlots.move.equals(move)));
    for (const { id, ...time } of times) {
      const visit = visits.find(({ _id }) => _id.equals(id));
      if (!visit) throw new ApiError('APPOINTMENT_STATE');
      if (!visit.doctor.id.equals(time.doctor)) continue;
      const claim = { ...time, buffer: policy.buffer };
      // A time of another of these visits is free once that one has moved, and is not given up before.
      const own = stored.filter(({ doctor }) => doctor.equals(claim.doctor)).flatMap(({ slots }) => slots);
      const slots = slotsOfClaim(claim).slots.filter((slot) => !own.includes(slot));
      if (slots.length > 0) await this.takeOne(visit, claim, { move, slots });
    }
  }

  private async takeOne(
    { _id, version }: AppointmentRecord,
    claim: Claim,
    nextSlots: NonNullable<AppointmentRecord['nextSlots']>,
  ): Promise<void> {
    const take = () =>
      this.records.update(
        this.appointments,
        job(),
        { _id, version, status: 'confirmed', outcome: null, pending: null, nextSlots: null },
        { $set: { nextSlots }, $push: { slots: { $each: nextSlots.slots } } },
        { timestamps: false },
      );
    const taken = await take().catch(async (error: unknown) => {
      if (!isDuplicateKey(error, 'slots')) throw error;
      await this.runs.dropLeft(claim);
      return take();
    });
    if (taken) return;
    const [visit] = await this.takenTimes.beingMoved(nextSlots.move, _id);
    if (!visit) throw new ApiError('APPOINTMENT_STATE', { message: BEING_CHANGED });
  }
}
