import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { effectiveTime, isActive, mayBecome } from '@clinic/contract/scheduling/appointment-rules';
import type { Appointment, UpdateAppointment } from '@clinic/contract/scheduling/appointments';
import type { AppointmentDeed } from '@clinic/contract/scheduling/appointment-events';
import type { ClinicMoment } from '@clinic/contract/clinic-calendar';
import type { PolicyAnswer } from '@clinic/contract/scheduling/booking-policy';
import { Types, type Model } from 'mongoose';
import { BookingPolicies } from '../booking-policy/booking-policies.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { invalid, ApiError } from '../../platform/http/api-error.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import type { Claim } from './holds-in-the-way.ts';
import { releaseAskedMove, timesOf } from './appointment-times.ts';
import { openAskedMove, ownSlots, slotsBeside } from './asked-move.ts';
import { AppointmentWrites, WITHOUT_TIME, type Writing } from './appointment-writes.ts';
import type { RescheduleDto, UpdateAppointmentDto } from './appointment.dto.ts';
import { AppointmentRecord, type StoredAskedMove, type StoredPerson } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';
import { ClientLimits } from './client-limits.ts';
import { SeriesRuns } from './series-runs.ts';
import { VisitsOfClients } from './visits-of-clients.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

/** The event of a cancellation: a cancelled request has an email of its own. */
const cancellation = (before: AppointmentRecord, reason?: string): Writing => ({
  deeds: [
    {
      event: before.status === 'requested' ? 'request-cancelled' : 'cancelled',
      from: effectiveTime(before),
      ...(reason && { reason }),
    },
  ],
  set: { status: 'cancelled' },
  unset: ['activeClient', 'askedMove', ...WITHOUT_TIME],
});

/** Fields that a new time voids. */
const FORMER = ['hoursReason', 'keptIn', 'wantsEarlierSince', 'lostHold', 'askedMove'];

interface MoveTo extends Omit<RescheduleDto, 'doctor'> {
  doctor: StoredPerson;
}

type Cancelling = Pick<UpdateAppointment, 'assistantNotes' | 'reason' | 'statusSeen'>;

@Injectable()
export class AppointmentChanges {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly reading: AppointmentsService,
    private readonly visits: VisitsOfClients,
    private readonly records: Records,
    private readonly writes: AppointmentWrites,
    private readonly series: SeriesRuns,
    private readonly limits: ClientLimits,
    private readonly policies: BookingPolicies,
    private readonly doctors: DoctorsService,
    private readonly clock: Clock,
  ) {}

  /** Throws APPOINTMENT_STATE, APPOINTMENT_OVERLAP, TIME_HELD, ACTIVE_APPOINTMENT_EXISTS. */
  async update(context: WriteContext, id: string, change: UpdateAppointmentDto): Promise<Appointment> {
    if (change.status === 'confirmed') return this.once(context, () => this.confirm(context, id, change));
    if (change.status === 'cancelled') return this.cancel(context, id, change);
    // Only moving makes a confirmed appointment a request again.
    await this.reading.record(context.caller, id);
    throw new ApiError('APPOINTMENT_STATE');
  }

  /** Throws APPOINTMENT_STATE, and to a client TOO_LATE_TO_CHANGE. */
  cancel(
    context: WriteContext,
    id: string,
    { assistantNotes, reason, statusSeen }: Cancelling = {},
  ): Promise<Appointment> {
    return this.once(context, () => this.cancelNow(context, id, { assistantNotes, reason, statusSeen }));
  }

  private async cancelNow(
    context: WriteContext,
    id: string,
    { assistantNotes, reason, statusSeen }: Cancelling,
  ): Promise<AppointmentRecord> {
    const before = await this.reading.record(context.caller, id);
    const tooLate = context.caller.role === 'client' && !isActive(before, this.clock.now());
    const isOther = statusSeen !== undefined && statusSeen !== before.status;
    if (!mayBecome(before.status, 'cancelled') || tooLate || isOther) throw new ApiError('APPOINTMENT_STATE');
    refuseOutcome(before);
    if (context.caller.role === 'client') await this.limits.requireChangeable(before);
    const { set, ...cancelling } = cancellation(before, reason);
    return this.writes.write(context, before, {
      ...cancelling,
      set: { ...set, ...(assistantNotes !== undefined && { assistantNotes }) },
    });
  }

  /**
   * Moves an appointment. A client's request moves to the new time; a client's confirmed visit keeps its time until the
   * desk answers, while the new one is held. The desk moves a confirmed visit at once, also to another doctor or
   * length. Throws what `confirm` throws, and to a client TOO_LATE_TO_CHANGE, OUTSIDE_POLICY, TIME_NOT_FREE.
   */
  reschedule(context: WriteContext, id: string, to: RescheduleDto): Promise<Appointment> {
    return this.once(context, () =>
      context.caller.role === 'client' ? this.ask(context, id, to) : this.move(context, id, to),
    );
  }

  private async ask(
    context: WriteContext,
    id: string,
    { date, time }: RescheduleDto,
  ): Promise<AppointmentRecord> {
    const before = await this.movable(context.caller, id);
    if (before.status === 'confirmed' && isSameMoment(effectiveTime(before), { date, time }))
      return this.askNoMore(context, before);
    const policy = await this.limits.requireChangeable(before);
    const { duration, doctor, appointmentType: type } = before;
    const times = timesOf({ date, time, duration }, this.clock.now(), this.env.clinicTimezone);
    const claim = { doctor: doctor.id, startsAt: times.startsAt, duration, buffer: 0 };
    const wanted = { id: before._id, client: before.client.id, date, time, type, claim };
    const { heldUntil, buffer, must } = await this.limits.hold(context.caller, wanted, policy);
    const deed = { from: effectiveTime(before), to: { date, time } };
    if (before.status === 'confirmed') {
      const { series } = before;
      if (series) await releaseAskedMove(this.appointments, series.id, this.clock.now());
      const askedMove = { date, time, ...times, ...(series && { ofSeries: series.id }) };
      return this.writes.write(context, before, {
        deeds: [{ event: 'move-asked', ...deed }],
        set: { askedMove, slots: ownSlots(before) },
        claiming: {
          claim: { ...claim, buffer },
          mayMiss: !must,
          stored: (got) => {
            const slots = slotsBeside(before, got);
            return {
              slots: [...ownSlots(before), ...slots],
              askedMove: { ...askedMove, slots, heldUntil, buffer },
            };
          },
        },
      });
    }
    return this.writes.write(context, before, {
      deeds: [{ event: 'moved', ...deed }],
      set: { ...times, ...asked({ date, time }), activeClient: before.client.id, heldUntil },
      unset: [...FORMER, ...WITHOUT_TIME],
      claiming: { claim: { ...claim, buffer }, mayMiss: !must },
    });
  }

  private async askNoMore(context: WriteContext, before: AppointmentRecord): Promise<AppointmentRecord> {
    if (!before.askedMove) return before;
    return this.writes.write(context, before, {
      deeds: [{ event: 'move-withdrawn' }],
      set: { slots: ownSlots(before) },
      unset: ['askedMove'],
    });
  }

  private async move(context: WriteContext, id: string, to: RescheduleDto): Promise<AppointmentRecord> {
    const before = await this.movable(context.caller, id);
    const doctor = to.doctor === undefined ? before.doctor : await this.doctorOf(to.doctor);
    return this.moveTo(context, before, { ...to, doctor });
  }

  private async moveTo(
    context: WriteContext,
    before: AppointmentRecord,
    to: MoveTo,
  ): Promise<AppointmentRecord> {
    const { date, time, doctor, notify, reason, hoursReason, overHold } = to;
    const duration = to.duration ?? before.duration;
    const times = timesOf({ date, time, duration }, this.clock.now(), this.env.clinicTimezone);
    const deed: AppointmentDeed = {
      event: 'moved',
      from: effectiveTime(before),
      to: { date, time },
      ...(!doctor.id.equals(before.doctor.id) && { fromDoctor: before.doctor.name, toDoctor: doctor.name }),
      ...(duration !== before.duration && { fromDuration: before.duration, toDuration: duration }),
      ...(reason && { reason }),
    };
    const set = {
      ...times,
      duration,
      doctor,
      activeClient: before.client.id,
      ...(hoursReason && { hoursReason }),
    };
    const common = { deeds: [deed], quiet: notify === false };
    if (before.status === 'requested')
      return this.writes.write(context, before, {
        ...common,
        set: { ...set, ...asked({ date, time }) },
        unset: [...FORMER, ...WITHOUT_TIME],
      });
    const policy = await this.policies.read();
    return this.writes.write(context, before, {
      ...common,
      set: { ...set, confirmedDate: date, confirmedTime: time },
      unset: FORMER,
      claiming: { claim: claimOf(doctor, times, duration, policy), over: overHold },
      policy,
    });
  }

  /**
   * Cancels a client's upcoming appointments that were booked before that instant; answers their number.
   * Idempotent.
   */
  async cancelUpcoming(context: WriteContext, clientId: string, bookedBefore: Date): Promise<number> {
    const upcoming = (await this.visits.upcoming(new Types.ObjectId(clientId))).filter(
      ({ createdAt }) => createdAt <= bookedBefore,
    );
    for (const appointment of upcoming)
      await this.writes.write(context, appointment, cancellation(appointment)).catch((error: unknown) => {
        // Another request changed it at the same moment; the next run reads its new state.
        if (!(error instanceof ApiError)) throw error;
      });
    return upcoming.length;
  }

  /** Moves one visit of several, of which one email tells. Throws what `reschedule` throws. */
  moveQuietly(context: WriteContext, before: AppointmentRecord, to: MoveTo): Promise<AppointmentRecord> {
    return this.moveTo(context, before, { ...to, notify: false });
  }

  /** Cancels one visit of several, of which one email tells. Throws APPOINTMENT_STATE. */
  cancelQuietly(
    context: WriteContext,
    before: AppointmentRecord,
    reason?: string,
  ): Promise<AppointmentRecord> {
    return this.writes.write(context, before, { ...cancellation(before, reason), quiet: true });
  }

  /** Cancels a visit that may not stay beside its client's series, and tells the client. */
  cancelBeside(context: WriteContext, before: AppointmentRecord, reason: string): Promise<AppointmentRecord> {
    return this.writes.write(context, before, cancellation(before, reason));
  }

  /** Throws INVALID_INPUT for a time that is over. */
  requireFuture({ date, time }: ClinicMoment, duration: number): void {
    timesOf({ date, time, duration }, this.clock.now(), this.env.clinicTimezone);
  }

  /**
   * Moves one upcoming appointment to another doctor; a held time in its way is released, or its own when the
   * doctor is taken. `quiet`: one email tells of several. Throws APPOINTMENT_OVERLAP.
   */
  giveTo(
    context: WriteContext,
    before: AppointmentRecord,
    doctor: StoredPerson,
    quiet = false,
  ): Promise<AppointmentRecord> {
    const { status, startsAt, duration, buffer = 0, heldUntil, askedMove } = before;
    const claim = { doctor: doctor.id, startsAt, duration, buffer };
    const confirmed = status === 'confirmed';
    return this.writes.write(context, before, {
      deeds: [{ event: 'doctor-changed', fromDoctor: before.doctor.name, toDoctor: doctor.name }],
      quiet,
      set: {
        doctor,
        ...(heldUntil && { heldUntil }),
        // The wish to move stays, without a held time of the new doctor.
        ...(askedMove && { askedMove: unheld(askedMove) }),
      },
      ...(!confirmed && { unset: WITHOUT_TIME }),
      ...((confirmed || heldUntil) && { claiming: { claim, over: confirmed, mayMiss: !confirmed } }),
    });
  }

  private async confirm(
    context: WriteContext,
    id: string,
    change: UpdateAppointmentDto,
  ): Promise<AppointmentRecord> {
    const { confirmedDate, confirmedTime, assistantNotes, hoursReason, overHold } = change;
    if (!confirmedDate) throw invalid('confirmedDate', 'Please choose the date.');
    if (!confirmedTime) throw invalid('confirmedTime', 'Please choose the time.');
    const before = await this.reading.record(context.caller, id);
    const asked = openAskedMove(before, this.clock.now());
    if (!asked && !mayBecome(before.status, 'confirmed')) throw new ApiError('APPOINTMENT_STATE');
    const from = effectiveTime(before);
    const to = { date: confirmedDate, time: confirmedTime };
    const times = timesOf({ ...to, duration: before.duration }, this.clock.now(), this.env.clinicTimezone, {
      date: 'confirmedDate',
      time: 'confirmedTime',
    });
    const policy = await this.policies.read();
    return this.writes.write(context, before, {
      deeds: [{ event: 'confirmed', ...(asked && { from }), to }],
      set: {
        status: 'confirmed',
        confirmedDate,
        confirmedTime,
        ...times,
        ...(assistantNotes !== undefined && { assistantNotes }),
        ...(hoursReason && { hoursReason }),
        activeClient: before.client.id,
      },
      ...(asked && { unset: isSameMoment(from, to) ? ['askedMove'] : FORMER }),
      claiming: { claim: claimOf(before.doctor, times, before.duration, policy), over: overHold },
      policy,
    });
  }

  private async doctorOf(id: string): Promise<StoredPerson> {
    const { _id, name } = await this.doctors.chosen(id);
    return { id: _id, name };
  }

  private async movable(caller: Caller, id: string): Promise<AppointmentRecord> {
    const before = await this.reading.record(caller, id);
    refuseOutcome(before);
    if (!isActive(before, this.clock.now())) throw new ApiError('APPOINTMENT_STATE');
    return before;
  }

  private async once(context: WriteContext, change: () => Promise<AppointmentRecord>): Promise<Appointment> {
    return this.reading.view(
      context.caller,
      await this.records.once(this.appointments, context, change, (changed) =>
        this.series.requireAlone(changed),
      ),
    );
  }
}

const asked = (at: { date: string; time: string }) => ({
  ...at,
  status: 'requested' as const,
  confirmedDate: null,
  confirmedTime: null,
});

const claimOf = (
  { id: doctor }: StoredPerson,
  { startsAt }: { startsAt: Date },
  duration: number,
  { policy: { buffer } }: PolicyAnswer,
): Claim => ({ doctor, startsAt, duration, buffer });

const isSameMoment = (one: ClinicMoment, other: ClinicMoment): boolean =>
  one.date === other.date && one.time === other.time;

const unheld = ({ date, time, startsAt, endsAt, ofSeries }: StoredAskedMove): StoredAskedMove => ({
  ...(ofSeries && { ofSeries }),
  date,
  time,
  startsAt,
  endsAt,
});

function refuseOutcome({ outcome }: AppointmentRecord): void {
  if (!outcome) return;
  throw new ApiError('APPOINTMENT_STATE', {
    message: 'What became of this visit is recorded already. Take that back first.',
  });
}
