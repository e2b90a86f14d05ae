import { BOOKING_MINUTES } from '@clinic/contract/constants';
import { counted } from '@clinic/contract/platform/counted';
import { effectiveSpan, effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { SeriesAnswer, SeriesDate } from '@clinic/contract/scheduling/series';
import { seriesProblems, seriesVisits } from '@clinic/contract/scheduling/series-rules';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { DoctorRemoval } from '../../identity/staff/doctor-removal.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError, invalid, refuseProblems } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { BookingPolicies } from '../booking-policy/booking-policies.service.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';
import { timesOf } from './appointment-times.ts';
import { BookingRecord, type StoredSeriesVisit } from './booking.schema.ts';
import { SeriesCheck, type SeriesWish } from './series-check.ts';
import { seriesShown, seriesTold } from './series-effects.ts';
import { SeriesRuns } from './series-runs.ts';
import { lengthOf, SeriesVisits } from './series-visits.ts';
import type { BookSeriesDto } from './series.dto.ts';
import { VisitPeople } from './visit-people.ts';
import { EARLIEST_FIRST, VisitReads } from './visit-reads.ts';

/**
 * Books visits at intervals, all or none (decisions/129): a record that claims the client, the pending visits with their
 * times, and then one update of the record, by which they are booked.
 */
@Injectable()
export class SeriesBooking {
  constructor(
    @InjectModel(BookingRecord.name) private readonly bookings: Model<BookingRecord>,
    @Inject(ENV) private readonly env: Pick<Env, 'clinicTimezone'>,
    private readonly people: VisitPeople,
    private readonly check: SeriesCheck,
    private readonly visits: SeriesVisits,
    private readonly runs: SeriesRuns,
    private readonly reads: VisitReads,
    private readonly reading: AppointmentsService,
    private readonly policies: BookingPolicies,
    private readonly doctorRemoval: DoctorRemoval,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws INVALID_INPUT, DOCTOR_GONE, CLIENT_ERASING, SERIES_NOT_FREE, SERIES_RUNS, ACTIVE_APPOINTMENT_EXISTS,
   * APPOINTMENT_STATE, IDEMPOTENCY_MISMATCH.
   */
  async book(context: WriteContext, input: BookSeriesDto): Promise<SeriesAnswer> {
    if (input.dryRun) {
      const { dates } = await this.plan(context.caller, input);
      return { message: freeMessage(dates), dates, appointments: [] };
    }
    const booking = await this.records.once(
      this.bookings,
      context,
      () => this.carryOut(context, input),
      (first) => first,
    );
    const appointments = await this.reading.shown(context.caller, await this.booked(booking));
    return {
      message: `${counted(appointments.length, 'visit')} booked`,
      dates: booking.list.map(({ of, date, time }) => ({ of, date, time, ...FREE })),
      appointments,
    };
  }

  /** A repeat at the same time works on the record of the first request. */
  private async carryOut(context: WriteContext, input: BookSeriesDto): Promise<BookingRecord> {
    const first = await this.begunBefore(context);
    if (first) return this.fill(context, first);
    const begun = await this.begin(context, input).catch(async (error: unknown) => {
      const other = await this.begunBefore(context);
      if (!other) throw error;
      return other;
    });
    return this.fill(context, begun);
  }

  private async begunBefore({ key: sent }: WriteContext): Promise<BookingRecord | null> {
    if (!sent) return null;
    const found = await this.bookings.findOne({ 'asked.key': sent.key }).lean<BookingRecord>();
    if (found && found.asked?.hash !== sent.hash) throw new ApiError('IDEMPOTENCY_MISMATCH');
    return found;
  }

  /** Stores the record that claims the client. */
  private async begin(context: WriteContext, input: BookSeriesDto): Promise<BookingRecord> {
    const { doctor, client, assistant, taken, list, dates, wish } = await this.plan(context.caller, input);
    const running = await this.runs.of(client._id);
    if (running) throw await this.runs.refusal('SERIES_RUNS', running);
    await this.runs.requireNoOther(client._id, taken?._id);
    refuseTaken(dates);
    const { policy } = await this.policies.read();
    const { key } = context;
    const ends = list.map((at) => effectiveSpan({ ...at, ...wish }, this.env.clinicTimezone).end.getTime());
    const fields = {
      client: { id: client._id, name: client.name },
      doctor: { id: doctor._id, name: doctor.name },
      assistant: { id: new Types.ObjectId(assistant.id), name: assistant.name },
      list,
      duration: wish.duration,
      buffer: policy.buffer,
      appointmentType: wish.type,
      assistantNotes: input.assistantNotes ?? '',
      ...(input.hoursReason && { hoursReason: input.hoursReason }),
      ...(taken && { takes: taken._id }),
      state: 'claiming',
      ...(key && { asked: { key: key.key, hash: key.hash } }),
      runs: client._id,
      endsAt: new Date(Math.max(...ends, taken?.endsAt.getTime() ?? 0)),
    };
    return this.records
      .insert(this.bookings, job(context.caller), fields)
      .catch((error: unknown) =>
        Promise.reject(isDuplicateKey(error, 'runs') ? new ApiError('SERIES_RUNS') : error),
      );
  }

  /** Inserts the visits and makes them booked; takes all back when one is refused. */
  private async fill(context: WriteContext, booking: BookingRecord): Promise<BookingRecord> {
    const { _id, client, doctor, takes, state } = booking;
    if (state === 'booked') return booking;
    try {
      await this.runs.requireNoOther(client.id, takes);
      await this.visits.insert(context, booking);
      await this.doctorRemoval.requireKept(doctor.id);
    } catch (error) {
      if (!(await this.runs.takeBack(_id))) {
        const other = await this.bookings.findOne({ _id, state: 'booked' }).lean<BookingRecord>();
        if (other) return other;
      }
      throw isDuplicateKey(error, 'slots') ? await this.notFree(booking) : error;
    }
    const at = this.clock.now();
    const booked = await this.records.update(
      this.bookings,
      context,
      { _id, state: 'claiming' },
      { $set: { state: 'booked' } },
      { effects: [seriesShown(at), seriesTold(at)] },
    );
    if (booked) return booked;
    // It took so long that it was taken back.
    await this.runs.clear(_id);
    throw new ApiError('SERVICE_UNAVAILABLE');
  }

  /** The visits of a series; what a killed server left is done first. */
  private async booked(booking: BookingRecord): Promise<AppointmentRecord[]> {
    const { _id } = booking;
    const read = () => this.reads.find({ 'series.id': _id }, { sort: EARLIEST_FIRST }).toArray();
    const found = await read();
    if (found.length >= lengthOf(booking)) return found;
    await this.effects.run(BookingRecord.name, _id);
    return read();
  }

  private async plan(caller: Caller, input: BookSeriesDto) {
    refuseProblems(seriesProblems(input, this.clock.today()));
    const { duration = BOOKING_MINUTES.default, appointmentType: type = 'Cash', first } = input;
    timesOf({ ...first, duration }, this.clock.now(), this.env.clinicTimezone, {
      date: 'first.date',
      time: 'first.time',
    });
    const people = await this.people.withAssistant(input);
    const taken = await this.taken(caller, input);
    const visits = seriesVisits(input);
    const wish: SeriesWish = {
      doctor: people.doctor._id,
      duration,
      type,
      anyHours: Boolean(input.hoursReason),
      except: taken ? [taken._id] : [],
    };
    const numbered = visits.map(({ of, at }, index): StoredSeriesVisit => ({ n: index + 1, of, ...at }));
    const isTaken = ({ of }: { of: string }) => taken !== undefined && of === first.date;
    const dates = await this.check.dates(wish, visits);
    return {
      ...people,
      taken,
      wish,
      list: numbered.filter((visit) => !isTaken(visit)),
      dates: dates.map((date) => (isTaken(date) ? { ...date, ...FREE } : date)),
    };
  }

  /** The visit that becomes the first one. */
  private async taken(caller: Caller, input: BookSeriesDto): Promise<AppointmentRecord | undefined> {
    const { takeFirst, first, client, doctor, leaveOut = [], instead = [] } = input;
    if (!takeFirst) return undefined;
    const visit = await this.reading.record(caller, takeFirst);
    const { date, time } = effectiveTime(visit);
    if (visit.client.id.toHexString() !== client || visit.doctor.id.toHexString() !== doctor)
      throw invalid('takeFirst', 'This is a visit of other people.');
    if (visit.status !== 'confirmed' || visit.outcome || visit.series)
      throw new ApiError('APPOINTMENT_STATE', {
        message: 'Only a confirmed visit can become the first one.',
      });
    const isFirst = date === first.date && time === first.time;
    if (!isFirst || leaveOut.includes(date) || instead.some((one) => one.date === date))
      throw invalid('first.date', 'The series has to begin with this visit.');
    return visit;
  }

  private async notFree({ list, takes, doctor, duration, appointmentType, hoursReason }: BookingRecord) {
    const wish = { doctor: doctor.id, duration, type: appointmentType, anyHours: Boolean(hoursReason) };
    const visits = list.map(({ of, date, time }) => ({ of, at: { date, time } }));
    const dates = await this.check.dates({ ...wish, except: takes ? [takes] : [] }, visits);
    return refusalOf(dates.filter(({ obstacle }) => obstacle));
  }
}

const FREE = { obstacle: null, why: '', alternatives: [] } satisfies Partial<SeriesDate>;

/** Throws SERIES_NOT_FREE. */
export function refuseTaken(dates: readonly SeriesDate[]): void {
  const taken = dates.filter(({ obstacle }) => obstacle);
  if (taken.length > 0) throw refusalOf(taken);
}

/** Names the dates that are not free, with what is in the way. */
export const refusalOf = (dates: SeriesDate[]): ApiError =>
  new ApiError('SERIES_NOT_FREE', { dates, alternatives: dates[0]?.alternatives ?? [] });

function freeMessage(dates: readonly SeriesDate[]): string {
  const free = dates.filter(({ obstacle }) => !obstacle).length;
  return `${free} of ${counted(dates.length, 'date')} ${free === 1 ? 'is' : 'are'} free`;
}
