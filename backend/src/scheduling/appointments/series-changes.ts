import { addDays, daysBetween, formatMoment, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import { effectiveTime, isActive } from '@clinic/contract/scheduling/appointment-rules';
import type { Appointment, UpdateAppointment } from '@clinic/contract/scheduling/appointments';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { effectKind, type Effect, type EffectKind } from '../../platform/writes/envelope.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import type { RescheduleDto } from './appointment.dto.ts';
import type { AppointmentRecord, StoredPerson, StoredPlace } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';
import { BookingRecord } from './booking.schema.ts';
import { refuseTaken } from './series-booking.ts';
import { SeriesCheck } from './series-check.ts';
import { SeriesEffects } from './series-effects.ts';
import { EARLIEST_FIRST, toCome, VisitReads } from './visit-reads.ts';
import { VisitsOfClients } from './visits-of-clients.ts';

const CANCEL = effectKind('series-cancel');
const MOVE = effectKind('series-move');

interface Cancelling {
  by: Caller;
  visits: Types.ObjectId[];
  reason?: string;
}

interface Move extends ClinicMoment {
  id: Types.ObjectId;
  duration: number;
  doctor: StoredPerson;
}

interface Moving {
  by: Caller;
  /** In the order in which they are moved. */
  moves: Move[];
  reason?: string;
  hoursReason?: string;
  /** True: no email is sent. */
  quiet: boolean;
}

/**
 * Moves or cancels a visit of a series and those after it. One write to the series says what is to be done; each visit
 * is then changed by an effect, which another server finishes when this one is killed.
 */
@Injectable()
export class SeriesChanges {
  constructor(
    @InjectModel(BookingRecord.name) private readonly bookings: Model<BookingRecord>,
    private readonly reading: AppointmentsService,
    private readonly reads: VisitReads,
    private readonly ofClients: VisitsOfClients,
    private readonly changes: AppointmentChanges,
    private readonly check: SeriesCheck,
    private readonly doctors: DoctorsService,
    private readonly told: SeriesEffects,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** A visit of its own is cancelled alone. Throws NOT_FOUND, APPOINTMENT_STATE. */
  async cancelLater(
    context: WriteContext,
    id: string,
    change: Pick<UpdateAppointment, 'reason' | 'statusSeen' | 'assistantNotes'>,
  ): Promise<Appointment> {
    const { caller } = context;
    const { series } = await this.reading.record(caller, id);
    if (!series) return this.changes.cancel(context, id, change);
    await this.once(context, series, async () => {
      const before = await this.reading.record(caller, id);
      const { reason, statusSeen } = change;
      if (statusSeen !== undefined && statusSeen !== before.status) throw new ApiError('APPOINTMENT_STATE');
      const visits = (await this.later(before)).map(({ _id }) => _id);
      const data: Cancelling = { by: caller, visits, ...(reason && { reason }) };
      return this.write(context, before, CANCEL, data);
    });
    return this.reading.get(caller, id);
  }

  /**
   * A visit of its own is moved alone. Answers the visits that kept their time, in words. Throws NOT_FOUND, FORBIDDEN,
   * APPOINTMENT_STATE, INVALID_INPUT, SERIES_NOT_FREE.
   */
  async moveLater(
    context: WriteContext,
    id: string,
    to: RescheduleDto,
  ): Promise<{ appointment: Appointment; kept: string[] }> {
    const { caller } = context;
    if (caller.role === 'client') throw new ApiError('FORBIDDEN');
    const { series } = await this.reading.record(caller, id);
    if (!series) return { appointment: await this.changes.reschedule(context, id, to), kept: [] };
    let moves: Move[] = [];
    await this.once(context, series, async () => {
      const before = await this.reading.record(caller, id);
      moves = await this.movesOf(before, to);
      const data: Moving = {
        by: caller,
        moves,
        ...(to.reason && { reason: to.reason }),
        ...(to.hoursReason && { hoursReason: to.hoursReason }),
        quiet: to.notify === false,
      };
      return this.write(context, before, MOVE, data);
    });
    const visits = await this.visitsOf(moves.map((move) => move.id));
    const kept = visits.filter((visit) => !isAt(visit, moveOf(visit, moves)));
    return {
      appointment: await this.reading.get(caller, id),
      kept: kept.map((visit) => formatMoment(effectiveTime(visit))),
    };
  }

  /** Cancels the visits to come of the client's series that were booked before an instant. Idempotent. */
  async cancelRest(context: WriteContext, clientId: string, bookedBefore: Date): Promise<void> {
    const coming = await this.ofClients.ofSeriesToCome(new Types.ObjectId(clientId));
    const visits = coming.filter(({ createdAt }) => createdAt <= bookedBefore);
    const [next] = visits;
    if (!next) return;
    await this.write(context, next, CANCEL, { by: context.caller, visits: visits.map(({ _id }) => _id) });
  }

  @OnEffect({ of: BookingRecord, kinds: [CANCEL] })
  async cancelAll({ _id }: BookingRecord, { key, data }: Effect): Promise<void> {
    const { by, visits: ids, reason } = data as Cancelling;
    for (const visit of await this.visitsOf(ids))
      if (isOpen(visit)) await unlessRefused(this.changes.cancelQuietly(job(by), visit, reason));
    const visits = (await this.visitsOf(ids)).filter(({ status }) => status === 'cancelled');
    const letter = { key: `${_id.toHexString()}:${key}`, visits, ...(reason && { reason }) };
    await this.told.write('series-cancelled', letter);
  }

  @OnEffect({ of: BookingRecord, kinds: [MOVE] })
  async moveAll({ _id }: BookingRecord, { key, data }: Effect): Promise<void> {
    const { by, moves, reason, hoursReason, quiet } = data as Moving;
    for (const move of moves) {
      const [visit] = await this.visitsOf([move.id]);
      if (!visit || !isOpen(visit) || isAt(visit, move)) continue;
      await unlessRefused(this.changes.moveQuietly(job(by), visit, { ...move, reason, hoursReason }));
    }
    if (quiet) return;
    const visits = (await this.visitsOf(moves.map(({ id }) => id))).filter((visit) =>
      isAt(visit, moveOf(visit, moves)),
    );
    const letter = { key: `${_id.toHexString()}:${key}`, visits, ...(reason && { reason }) };
    await this.told.write('series-moved', letter);
  }

  /** All by as many days, to the same time; later visits go first when they move into the future. */
  private async movesOf(before: AppointmentRecord, to: RescheduleDto): Promise<Move[]> {
    const visits = (await this.later(before)).filter(({ status }) => status === 'confirmed');
    const days = daysBetween(effectiveTime(before).date, to.date);
    const given = to.doctor === undefined ? undefined : await this.doctors.chosen(to.doctor);
    const moves = visits.map((visit) => ({
      id: visit._id,
      date: addDays(effectiveTime(visit).date, days),
      time: to.time,
      duration: to.duration ?? visit.duration,
      doctor: given ? { id: given._id, name: given.name } : visit.doctor,
    }));
    this.changes.requireFuture(to, before.duration);
    const wish = {
      doctor: given?._id ?? before.doctor.id,
      duration: to.duration ?? before.duration,
      type: before.appointmentType,
      anyHours: Boolean(to.hoursReason),
      except: visits.map(({ _id }) => _id),
    };
    const wanted = moves.map(({ date, time }) => ({ of: addDays(date, -days), at: { date, time } }));
    refuseTaken(await this.check.dates(wish, wanted));
    return days > 0 ? moves.toReversed() : moves;
  }

  /** This visit and those of its series after it, which are to come; the earliest first. Throws APPOINTMENT_STATE. */
  private async later(before: AppointmentRecord): Promise<AppointmentRecord[]> {
    const now = this.clock.now();
    if (!before.series || !isActive(before, now) || before.outcome) throw new ApiError('APPOINTMENT_STATE');
    const { id } = before.series;
    const which = { ...toCome(now), 'series.id': id, outcome: null };
    const found = await this.reads.find(which, { sort: EARLIEST_FIRST }).toArray();
    return found.filter(({ _id, startsAt }) => _id.equals(before._id) || startsAt > before.startsAt);
  }

  private visitsOf(ids: readonly Types.ObjectId[]): Promise<AppointmentRecord[]> {
    return this.reads.find({ _id: { $in: [...ids] } }, { sort: EARLIEST_FIRST }).toArray();
  }

  private async once(
    context: WriteContext,
    { id }: StoredPlace,
    work: () => Promise<BookingRecord | null>,
  ): Promise<void> {
    const written = await this.records.once(this.bookings, context, work, (booking) => booking);
    if (!written?._id.equals(id)) throw new ApiError('APPOINTMENT_STATE');
  }

  private write(
    context: WriteContext,
    { _id, client, series }: AppointmentRecord,
    kind: EffectKind,
    data: Cancelling | Moving,
  ): Promise<BookingRecord | null> {
    const at = this.clock.now();
    context.about({ id: _id.toHexString(), name: '', client: client.id.toHexString() });
    return this.records.update(
      this.bookings,
      context,
      { _id: (series as StoredPlace).id, state: 'booked' },
      { $inc: { version: 1 } },
      { effects: [{ key: `${kind}:${new Types.ObjectId().toHexString()}`, kind, at, data }] },
    );
  }
}

const isOpen = ({ status, outcome }: AppointmentRecord): boolean => status !== 'cancelled' && !outcome;

function isAt(visit: AppointmentRecord, move: Move | undefined): boolean {
  const { date, time } = effectiveTime(visit);
  return (
    move !== undefined &&
    date === move.date &&
    time === move.time &&
    visit.duration === move.duration &&
    visit.doctor.id.equals(move.doctor.id)
  );
}

const moveOf = ({ _id }: AppointmentRecord, moves: readonly Move[]): Move | undefined =>
  moves.find(({ id }) => id.equals(_id));

/** A visit that another request changed at the same moment, or whose new time was taken, stays as it is. */
const unlessRefused = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
