import { createHash } from 'node:crypto';
import { effectiveSpan } from '@clinic/contract/scheduling/appointment-rules';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { begun } from './appointment-booking.ts';
import type { BookingRecord, StoredSeriesVisit } from './booking.schema.ts';
import { slotsOfClaim } from './holds-in-the-way.ts';
import { SeriesRuns } from './series-runs.ts';
import { TakenTimes } from './taken-times.ts';

/** How many visits a series has, with the one that it takes as its first. */
export const lengthOf = ({ list, takes }: Pick<BookingRecord, 'list' | 'takes'>): number =>
  list.length + (takes ? 1 : 0);

/** A visit's id, made of its series and its number, so that two servers never insert it twice. */
const visitId = (series: Types.ObjectId, n: number): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(`${series.toHexString()}:${n}`).digest().subarray(0, 12));

/** Inserts the visits of a series that is being booked: with their slots, and pending until it is booked. */
@Injectable()
export class SeriesVisits {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Pick<Env, 'clinicTimezone'>,
    private readonly takenTimes: TakenTimes,
    private readonly runs: SeriesRuns,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** Throws a duplicate key of `slots` for a taken time. */
  async insert(context: WriteContext, booking: BookingRecord): Promise<void> {
    for (const visit of booking.list) await this.insertVisit(context, booking, visit);
  }

  private async insertVisit(
    context: WriteContext,
    booking: BookingRecord,
    visit: StoredSeriesVisit,
  ): Promise<void> {
    const fields = this.visitOf(context, booking, visit);
    const insert = () => this.records.insert(this.appointments, job(context.caller), fields);
    try {
      await insert();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another server works for the same request.
      if (await this.takenTimes.isStored(fields._id)) return;
      await this.runs.dropLeft({ ...fields, doctor: booking.doctor.id });
      await insert();
    }
  }

  private visitOf({ caller }: WriteContext, booking: BookingRecord, visit: StoredSeriesVisit) {
    const { _id: id, client, doctor, assistant, duration, buffer, appointmentType } = booking;
    const { assistantNotes, hoursReason } = booking;
    const { n, date, time } = visit;
    const { start: startsAt, end: endsAt } = effectiveSpan({ date, time, duration }, this.env.clinicTimezone);
    const { changes } = begun(caller, this.clock.now(), ['booked', 'confirmed'], { date, time });
    return {
      _id: visitId(id, n),
      client,
      doctor,
      assistant,
      date,
      time,
      confirmedDate: date,
      confirmedTime: time,
      startsAt,
      endsAt,
      duration,
      appointmentType,
      status: 'confirmed' as const,
      clientNotes: '',
      assistantNotes,
      ...(hoursReason && { hoursReason }),
      ...slotsOfClaim({ startsAt, duration, buffer }),
      series: { id, n, of: lengthOf(booking) },
      pending: true as const,
      changes,
    };
  }
}
