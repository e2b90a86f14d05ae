import { isActive } from '@clinic/contract/scheduling/appointment-rules';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { EffectKind } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import type { AppointmentRecord, StoredPlace } from './appointment.schema.ts';
import { BookingRecord } from './booking.schema.ts';
import { EARLIEST_FIRST, toCome, VisitReads } from './visit-reads.ts';

/** One write to a series, which says by its effect what is to be done to visits of it. */
interface SeriesWrite {
  kind: EffectKind;
  data: object;
  /** Conditions besides that the series is booked. */
  which?: QueryFilter<BookingRecord>;
  set?: UpdateQuery<BookingRecord>['$set'];
}

/** A visit of a series and those after it: finds them, and writes what is to be done to them. */
@Injectable()
export class SeriesLater {
  constructor(
    @InjectModel(BookingRecord.name) private readonly bookings: Model<BookingRecord>,
    private readonly reads: VisitReads,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** This visit and those of its series after it, which are to come; the earliest first. Throws APPOINTMENT_STATE. */
  async from(before: AppointmentRecord): Promise<AppointmentRecord[]> {
    const now = this.clock.now();
    if (!before.series || !isActive(before, now) || before.outcome) throw new ApiError('APPOINTMENT_STATE');
    const { id } = before.series;
    const which = { ...toCome(now), 'series.id': id, outcome: null };
    const found = await this.reads.find(which, { sort: EARLIEST_FIRST }).toArray();
    return found.filter(({ _id, startsAt }) => _id.equals(before._id) || startsAt > before.startsAt);
  }

  /** Visits by their ids, as they are now; the earliest first. */
  of(ids: readonly Types.ObjectId[]): Promise<AppointmentRecord[]> {
    return this.reads.find({ _id: { $in: [...ids] } }, { sort: EARLIEST_FIRST }).toArray();
  }

  /** Carries out a request once. Throws APPOINTMENT_STATE when nothing was written to this series. */
  async once(
    context: WriteContext,
    { id }: StoredPlace,
    work: () => Promise<BookingRecord | null>,
  ): Promise<void> {
    const written = await this.records.once(this.bookings, context, work, (booking) => booking);
    if (!written?._id.equals(id)) throw new ApiError('APPOINTMENT_STATE');
  }

  /** Null: the series is not as `which` says. */
  write(
    context: WriteContext,
    { _id, client, series }: AppointmentRecord,
    { kind, data, which, set }: SeriesWrite,
  ): Promise<BookingRecord | null> {
    const at = this.clock.now();
    context.about({ id: _id.toHexString(), name: '', client: client.id.toHexString() });
    return this.records.update(
      this.bookings,
      context,
      { _id: (series as StoredPlace).id, state: 'booked', ...which },
      { $inc: { version: 1 }, ...(set && { $set: set }) },
      { effects: [{ key: `${kind}:${new Types.ObjectId().toHexString()}`, kind, at, data }] },
    );
  }
}

/** The visit is neither cancelled nor over by its outcome. */
export const isOpen = ({ status, outcome }: AppointmentRecord): boolean => status !== 'cancelled' && !outcome;

/** A visit that another request changed at the same moment stays as that request left it. */
export const unlessRefused = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
