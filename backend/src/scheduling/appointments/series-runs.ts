import { effectiveTime, isActive } from '@clinic/contract/scheduling/appointment-rules';
import type { ErrorCode } from '@clinic/contract/errors';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { listsChanged } from '../../platform/database/list-memory.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { releaseExpired } from './appointment-times.ts';
import { BookingRecord } from './booking.schema.ts';
import { dropExpiredHolds, type Claim } from './holds-in-the-way.ts';
import { CLAIMED_MS, LeftMoves } from './left-moves.ts';
import { TakenTimes } from './taken-times.ts';

/** How long a series that was taken back is kept. */
const KEPT_MS = 24 * 3_600_000;

/** Kind of the effect that looks for a series in place of a killed server. */
export const LOOKS_FOR_SERIES = effectKind('looks-for-series');

/** Data of that effect. */
export interface LooksForSeries {
  /** The version that the write gave the visit. */
  version: number;
  /** The fields that the write changed, as they were; absent for a new visit. */
  before?: { set: object; unset: string[] };
}

/** The effect of a write that makes a visit its client's active one. */
export const looksForSeries = (at: Date, data: LooksForSeries): Effect => ({
  key: `${data.version}:${LOOKS_FOR_SERIES}`,
  kind: LOOKS_FOR_SERIES,
  at,
  data,
  goesFirst: true,
});

/** Keeps one running series a client, beside which no other visit is active, and takes back what was left half booked. */
@Injectable()
export class SeriesRuns {
  constructor(
    @InjectModel(BookingRecord.name) private readonly bookings: Model<BookingRecord>,
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly takenTimes: TakenTimes,
    private readonly leftMoves: LeftMoves,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** The client's running series, also one that is being booked; one without a visit to come stops running. */
  async of(client: Types.ObjectId): Promise<BookingRecord | null> {
    const found = await this.bookings.findOne({ runs: client }).lean<BookingRecord>();
    if (!found) return null;
    const { _id, state, version, createdAt } = found;
    if (state === 'claiming') {
      if (!this.leftMoves.isLeft(createdAt)) return found;
      await this.takeBack(_id);
      return this.of(client);
    }
    if (await this.takenTimes.hasToCome(_id, this.clock.now())) return found;
    await this.records.update(this.bookings, job(), { _id, runs: client, version }, { $unset: { runs: 1 } });
    return this.of(client);
  }

  /** To be called after a write that makes a visit the client's active one. Throws ACTIVE_APPOINTMENT_EXISTS. */
  async requireNone(client: Types.ObjectId): Promise<void> {
    const series = await this.of(client);
    if (series) throw await this.refusal('ACTIVE_APPOINTMENT_EXISTS', series);
  }

  /** The running series beside which a visit is its client's active one; not the one that takes it as its first. */
  async beside({ _id, activeClient }: AppointmentRecord): Promise<BookingRecord | null> {
    const series = activeClient ? await this.of(activeClient) : null;
    return series?.takes?.equals(_id) ? null : series;
  }

  /**
   * To be called before a repeated request is answered, since its first server may have been killed before it looked.
   * Throws ACTIVE_APPOINTMENT_EXISTS, and SERVICE_UNAVAILABLE while a series is being booked.
   */
  async requireAlone(visit: AppointmentRecord): Promise<AppointmentRecord> {
    const series = isActive(visit, this.clock.now()) ? await this.beside(visit) : null;
    if (series?.state === 'claiming') throw new ApiError('SERVICE_UNAVAILABLE');
    if (series) throw await this.refusal('ACTIVE_APPOINTMENT_EXISTS', series);
    return visit;
  }

  /** Names the next visit of the series. */
  async refusal(code: ErrorCode, { _id, list }: BookingRecord): Promise<ApiError> {
    const next = await this.takenTimes.nextOf(_id, this.clock.now());
    const [first] = list;
    const at = next ? effectiveTime(next) : first && { date: first.date, time: first.time };
    return new ApiError(code, at && { existingAppointment: { ...at, status: next?.status ?? 'confirmed' } });
  }

  /**
   * To be called before a visit of a series becomes one to come again, or ends later. Throws SERIES_RUNS,
   * ACTIVE_APPOINTMENT_EXISTS.
   */
  async runOn(id: Types.ObjectId, client: Types.ObjectId, endsAt: Date): Promise<void> {
    const running = await this.of(client);
    if (running && !running._id.equals(id)) throw await this.refusal('SERIES_RUNS', running);
    await this.records
      .update(
        this.bookings,
        job(),
        { _id: id, state: 'booked' },
        { $set: { runs: client }, $max: { endsAt }, $inc: { version: 1 } },
      )
      .catch((error: unknown) => {
        throw isDuplicateKey(error, 'runs') ? new ApiError('SERIES_RUNS') : error;
      });
    await this.requireNoOther(client);
  }

  /** To be called once a series runs. `taken`: the visit that becomes its first. Throws ACTIVE_APPOINTMENT_EXISTS. */
  async requireNoOther(client: Types.ObjectId, taken?: Types.ObjectId): Promise<void> {
    await releaseExpired(this.appointments, client, this.clock.now());
    const active = await this.takenTimes.activeOf(client);
    if (!active || taken?.equals(active._id)) return;
    const { _id, status } = active;
    throw new ApiError('ACTIVE_APPOINTMENT_EXISTS', {
      existingAppointment: { id: _id.toHexString(), ...effectiveTime(active), status },
    });
  }

  /** False: it is booked, or was taken back before. */
  async takeBack(id: Types.ObjectId): Promise<boolean> {
    const expiresAt = new Date(this.clock.now().getTime() + KEPT_MS);
    const taken = await this.records.update(
      this.bookings,
      job(),
      { _id: id, state: 'claiming' },
      { $set: { state: 'taken back', expiresAt }, $unset: { runs: 1, asked: 1 } },
    );
    if (taken) await this.clear(id);
    return taken !== null;
  }

  /** Deletes the pending visits of a series that is not booked, until none is left. */
  async clear(id: Types.ObjectId): Promise<void> {
    const left = { 'series.id': id, pending: true } as const;
    while ((await this.appointments.deleteMany(left)).deletedCount > 0) listsChanged(this.appointments);
  }

  /**
   * To be called when a time is taken, before the claim is tried once more: frees what a hold has that has run out, and
   * what a series took which is not being booked, or moved there, any more.
   */
  async dropLeft(claim: Claim): Promise<void> {
    await dropExpiredHolds(this.appointments, claim, this.clock.now());
    const others = await this.takenTimes.inTheWayOf(claim);
    await this.leftMoves.dropLeft(others);
    await this.clearLeft(others.flatMap(({ pending, series }) => (pending && series ? [series.id] : [])));
  }

  /** Takes back what killed servers left, and what slow ones inserted after that. */
  @LeasedJob({ name: 'series', every: 'sweep', failed: 'Series that were left half booked wait' })
  async sweep({ stop }: Pick<JobRun, 'stop'>): Promise<void> {
    const before = new Date(this.clock.now().getTime() - CLAIMED_MS);
    const left = await this.bookings
      .find({ state: 'claiming', createdAt: { $lte: before } }, { _id: 1 })
      .lean<Pick<BookingRecord, '_id'>[]>();
    for (const { _id } of left) {
      if (stop.aborted) return;
      await this.takeBack(_id);
    }
    await this.clearLeft(await this.takenTimes.seriesNotBooked());
  }

  private async clearLeft(series: readonly Types.ObjectId[]): Promise<void> {
    if (series.length === 0) return;
    const known = await this.bookings
      .find({ _id: { $in: [...series] } }, { state: 1, createdAt: 1 })
      .lean<Pick<BookingRecord, '_id' | 'state' | 'createdAt'>[]>();
    for (const id of series) {
      const booking = known.find(({ _id }) => _id.equals(id));
      if (booking?.state === 'claiming' && this.leftMoves.isLeft(booking.createdAt)) await this.takeBack(id);
      else if (!booking || booking.state === 'taken back') await this.clear(id);
    }
  }
}
