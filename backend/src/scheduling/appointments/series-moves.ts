import { addDays, daysBetween, formatMoment, type ClinicMoment } from '@clinic/contract/clinic-calendar';
import { effectiveSpan, effectiveTime } from '@clinic/contract/scheduling/appointment-rules';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { Inject, Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import type { RescheduleDto } from './appointment.dto.ts';
import type { AppointmentRecord, StoredPerson, StoredPlace } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';
import { BookingRecord } from './booking.schema.ts';
import { LeftMoves } from './left-moves.ts';
import { refuseTaken, refusalOf } from './series-booking.ts';
import { SeriesCheck, type SeriesWish } from './series-check.ts';
import { SeriesClaims } from './series-claims.ts';
import { SeriesEffects } from './series-effects.ts';
import { isOpen, SeriesLater, unlessRefused } from './series-later.ts';

const MOVE = effectKind('series-move');

interface Move extends ClinicMoment {
  id: Types.ObjectId;
  duration: number;
  doctor: StoredPerson;
}

interface Moving {
  by: Caller;
  /** Absent in moves of releases before times were taken first. */
  move?: Types.ObjectId;
  /** In the order in which they are moved. */
  moves: Move[];
  reason?: string;
  hoursReason?: string;
  /** True: no email is sent. */
  quiet: boolean;
  /** True: only the doctor is another one. */
  inPlace?: true;
}

interface Planned {
  moves: Move[];
  /** Answers the refusal when one of the times is taken in the moment after the check. */
  refusal: () => Promise<ApiError>;
}

/**
 * Moves a visit of a series and those after it, all or none: the visits take their new times beside their own, and one
 * write to the series makes the move; its effect then moves each visit (decisions/129).
 */
@Injectable()
export class SeriesMoves {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'clinicTimezone'>,
    private readonly reading: AppointmentsService,
    private readonly later: SeriesLater,
    private readonly claims: SeriesClaims,
    private readonly left: LeftMoves,
    private readonly changes: AppointmentChanges,
    private readonly check: SeriesCheck,
    private readonly doctors: DoctorsService,
    private readonly told: SeriesEffects,
  ) {}

  /**
   * A visit of its own is moved alone. Answers the visits that another request changed meanwhile or whose other doctor was
   * taken, in words. Throws NOT_FOUND, FORBIDDEN, APPOINTMENT_STATE, INVALID_INPUT, SERIES_NOT_FREE, SERVICE_UNAVAILABLE.
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
    await this.later.once(context, series, async () => {
      const before = await this.reading.record(caller, id);
      const planned = await this.plan(before, to);
      ({ moves } = planned);
      return this.make(context, before, planned, {
        by: caller,
        moves,
        ...(to.reason && { reason: to.reason }),
        ...(to.hoursReason && { hoursReason: to.hoursReason }),
        quiet: to.notify === false,
        ...(isSameMoment(effectiveTime(before), to) && { inPlace: true as const }),
      });
    });
    const visits = await this.later.of(moves.map((move) => move.id));
    const kept = visits.filter((visit) => !isAt(visit, moveOf(visit, moves)));
    return {
      appointment: await this.reading.get(caller, id),
      kept: kept.map((visit) => formatMoment(effectiveTime(visit))),
    };
  }

  private async make(
    context: WriteContext,
    before: AppointmentRecord,
    { moves, refusal }: Planned,
    data: Moving,
  ): Promise<BookingRecord> {
    const { id: series } = before.series as StoredPlace;
    const move = await this.claims.begin(series, context.sentKey?.key);
    const claimed = moves.map(({ id, doctor, duration, ...at }) => {
      const { start: startsAt } = effectiveSpan({ ...at, duration }, this.env.clinicTimezone);
      return { id, doctor: doctor.id, startsAt, duration };
    });
    const written = await this.claims
      .take(move, claimed)
      .then(() =>
        this.later.write(context, before, {
          kind: MOVE,
          data: { ...data, move },
          which: { 'move.id': move, 'move.state': 'claiming' },
          set: { 'move.state': 'moved' },
        }),
      )
      .catch(async (error: unknown) => {
        await this.left.takeBack(series, move);
        throw isDuplicateKey(error, 'slots') ? await refusal() : error;
      });
    if (written) return written;
    // It took so long that it was taken back.
    await this.left.takeBack(series, move);
    throw new ApiError('SERVICE_UNAVAILABLE');
  }

  @OnEffect({ of: BookingRecord, kinds: [MOVE] })
  async moveAll({ _id, move: present }: BookingRecord, { key, data }: Effect): Promise<void> {
    const { by, move: own, moves, reason, hoursReason, quiet, inPlace } = data as Moving;
    // A visit may have been moved again since this move ended.
    if (own && !present?.id.equals(own)) return;
    for (const move of moves) {
      const [visit] = await this.later.of([move.id]);
      if (!visit || !isOpen(visit) || isAt(visit, move)) continue;
      await unlessRefused(this.changes.moveQuietly(job(by), visit, { ...move, reason, hoursReason }));
    }
    if (!quiet) {
      const visits = (await this.later.of(moves.map(({ id }) => id))).filter((visit) =>
        isAt(visit, moveOf(visit, moves)),
      );
      const letter = { key: `${_id.toHexString()}:${key}`, visits, ...(reason && { reason }) };
      await this.told.write(inPlace ? 'series-doctor-changed' : 'series-moved', letter);
    }
    if (own) await this.left.end(_id, own);
  }

  /** All by as many days, to the same time; later visits go first when they move into the future. */
  private async plan(before: AppointmentRecord, to: RescheduleDto): Promise<Planned> {
    const visits = (await this.later.from(before)).filter(({ status }) => status === 'confirmed');
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
    const wish: SeriesWish = {
      doctor: given?._id ?? before.doctor.id,
      duration: to.duration ?? before.duration,
      type: before.appointmentType,
      anyHours: Boolean(to.hoursReason),
      except: visits.map(({ _id }) => _id),
    };
    const wanted = moves.map(({ date, time }) => ({ of: addDays(date, -days), at: { date, time } }));
    const dates = () => this.check.dates(wish, wanted);
    refuseTaken(await dates());
    return {
      moves: days > 0 ? moves.toReversed() : moves,
      refusal: async () => refusalOf((await dates()).filter(({ obstacle }) => obstacle)),
    };
  }
}

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

const isSameMoment = (one: ClinicMoment, other: ClinicMoment): boolean =>
  one.date === other.date && one.time === other.time;

const moveOf = ({ _id }: AppointmentRecord, moves: readonly Move[]): Move | undefined =>
  moves.find(({ id }) => id.equals(_id));
