import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { effectiveTime, isActive, mayBecome, slotsOf } from '@clinic/contract/appointment-rules';
import type { Appointment } from '@clinic/contract/appointments';
import type { AppointmentDeed } from '@clinic/contract/appointment-events';
import type { Model, UpdateQuery } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { Effects } from '../database/effects.ts';
import { once } from '../database/idempotency.ts';
import { Departures, goneDoctor } from '../staff/departures.ts';
import type { Caller } from '../http/clinic-request.ts';
import { invalid, ApiError } from '../http/api-error.ts';
import { explainConflict } from './appointment-conflicts.ts';
import { noticeOf } from './appointment-notices.ts';
import { releaseExpired, timesOf } from './appointment-times.ts';
import type { RescheduleDto, UpdateAppointmentDto } from './appointment.dto.ts';
import { AppointmentRecord, type StoredPerson } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';

/** What one update writes, and what the client is told about it. */
interface Writing {
  deed: AppointmentDeed;
  set: Partial<AppointmentRecord>;
  unset?: string[];
}

/** What was only asked for is not cancelled as an appointment: its letter says that the request was. */
const cancellation = (before: AppointmentRecord, reason?: string): Writing => ({
  deed: {
    event: before.status === 'requested' ? 'request-cancelled' : 'cancelled',
    from: effectiveTime(before),
    ...(reason && { reason }),
  },
  set: { status: 'cancelled' },
  unset: ['activeClient', 'slots'],
});

/** Every change is one conditional update: the state it starts from is part of its filter. */
@Injectable()
export class AppointmentChanges {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly reading: AppointmentsService,
    private readonly effects: Effects,
    private readonly departures: Departures,
  ) {}

  /** Confirms or cancels, at the front desk. Throws APPOINTMENT_STATE, APPOINTMENT_OVERLAP, ACTIVE_APPOINTMENT_EXISTS. */
  async update(caller: Caller, id: string, change: UpdateAppointmentDto): Promise<Appointment> {
    if (change.status === 'confirmed') return this.once(() => this.confirm(caller, id, change));
    if (change.status === 'cancelled') return this.cancel(caller, id, change);
    // Only moving leads back to a request.
    await this.reading.record(caller, id);
    throw new ApiError('APPOINTMENT_STATE');
  }

  cancel(
    caller: Caller,
    id: string,
    { assistantNotes, reason }: { assistantNotes?: string; reason?: string } = {},
  ): Promise<Appointment> {
    return this.once(() => this.cancelNow(caller, id, { assistantNotes, reason }));
  }

  private async cancelNow(
    caller: Caller,
    id: string,
    { assistantNotes, reason }: { assistantNotes?: string; reason?: string },
  ): Promise<AppointmentRecord> {
    const before = await this.reading.record(caller, id);
    const tooLate = caller.role === 'client' && !isActive(before, new Date());
    if (!mayBecome(before.status, 'cancelled') || tooLate) throw new ApiError('APPOINTMENT_STATE');
    const { set, ...cancelling } = cancellation(before, reason);
    return this.write(caller, before, {
      ...cancelling,
      set: { ...set, ...(assistantNotes !== undefined && { assistantNotes }) },
    });
  }

  /** By the client: back to requested with the new input. By the desk: a confirmed one stays confirmed and moves. */
  reschedule(caller: Caller, id: string, to: RescheduleDto): Promise<Appointment> {
    return this.once(() => this.move(caller, id, to));
  }

  private async move(caller: Caller, id: string, { date, time }: RescheduleDto): Promise<AppointmentRecord> {
    const before = await this.reading.record(caller, id);
    if (!isActive(before, new Date())) throw new ApiError('APPOINTMENT_STATE');
    const times = timesOf({ date, time, duration: before.duration }, this.env.clinicTimezone);
    const from = effectiveTime(before);
    const deed: AppointmentDeed = { event: 'moved', from, to: { date, time } };
    const claim = { ...times, activeClient: before.client.id };
    if (caller.role !== 'client' && before.status === 'confirmed')
      return this.write(caller, before, {
        deed,
        set: {
          ...claim,
          confirmedDate: date,
          confirmedTime: time,
          slots: slotsOf(times.startsAt, before.duration),
        },
      });
    return this.write(caller, before, {
      deed,
      set: { ...claim, status: 'requested', date, time, confirmedDate: null, confirmedTime: null },
      unset: ['slots'],
    });
  }

  /**
   * Cancels what a client has still to come of what was booked before that instant; answers how many there were.
   * Running it again changes nothing.
   */
  async cancelUpcoming(caller: Caller, clientId: string, bookedBefore: Date): Promise<number> {
    const upcoming = (await this.reading.upcoming({ client: clientId })).filter(
      ({ createdAt }) => createdAt <= bookedBefore,
    );
    for (const appointment of upcoming)
      await this.write(caller, appointment, cancellation(appointment)).catch((error: unknown) => {
        // Somebody else cancelled or moved it at the same moment: the next run sees it as it is then.
        if (!(error instanceof ApiError)) throw error;
      });
    return upcoming.length;
  }

  /** Gives one upcoming appointment to another doctor. Throws APPOINTMENT_OVERLAP. */
  giveTo(caller: Caller, appointment: AppointmentRecord, doctor: StoredPerson): Promise<AppointmentRecord> {
    return this.write(caller, appointment, {
      deed: { event: 'doctor-changed', fromDoctor: appointment.doctor.name, toDoctor: doctor.name },
      set: { doctor },
    });
  }

  private async confirm(
    caller: Caller,
    id: string,
    change: UpdateAppointmentDto,
  ): Promise<AppointmentRecord> {
    const { confirmedDate, confirmedTime, assistantNotes } = change;
    if (!confirmedDate) throw invalid('confirmedDate', 'Please choose the date.');
    if (!confirmedTime) throw invalid('confirmedTime', 'Please choose the time.');
    const before = await this.reading.record(caller, id);
    if (!mayBecome(before.status, 'confirmed')) throw new ApiError('APPOINTMENT_STATE');
    const times = timesOf(
      { date: confirmedDate, time: confirmedTime, duration: before.duration },
      this.env.clinicTimezone,
      { date: 'confirmedDate', time: 'confirmedTime' },
    );
    return this.write(caller, before, {
      deed: { event: 'confirmed', to: { date: confirmedDate, time: confirmedTime } },
      set: {
        status: 'confirmed',
        confirmedDate,
        confirmedTime,
        ...times,
        ...(assistantNotes !== undefined && { assistantNotes }),
        activeClient: before.client.id,
        slots: slotsOf(times.startsAt, before.duration),
      },
    });
  }

  private async once(change: () => Promise<AppointmentRecord>): Promise<Appointment> {
    return this.reading.view(await once(this.appointments, change, (changed) => changed));
  }

  private async write(
    caller: Caller,
    before: AppointmentRecord,
    { deed, set, unset = [] }: Writing,
  ): Promise<AppointmentRecord> {
    if (set.activeClient) await releaseExpired(this.appointments, before.client.id);
    const version = before.version + 1;
    const update = {
      $set: { ...set, version },
      ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, 1])) }),
      $push: { changes: { at: new Date(), by: caller, ...deed }, effects: noticeOf(deed.event, version) },
    } as UpdateQuery<AppointmentRecord>;
    const old = await this.appointments
      .findOneAndUpdate({ _id: before._id, version: before.version, status: before.status }, update, {
        returnDocument: 'before',
      })
      // All of it, also rows of the audit that still wait: what is taken back is put in its place again.
      .select('+requests +audit')
      .lean<AppointmentRecord>()
      .exec()
      .catch((error: unknown) =>
        explainConflict(error, this.appointments, {
          client: before.client.id,
          doctor: set.doctor?.id ?? before.doctor.id,
          startsAt: set.startsAt ?? before.startsAt,
          duration: before.duration,
        }),
      );
    if (!old) throw new ApiError('APPOINTMENT_STATE');
    if (set.status !== 'cancelled' && !(await this.departures.keeps(set.doctor?.id ?? old.doctor.id))) {
      await this.takeBack(old);
      throw goneDoctor();
    }
    await this.effects.run(AppointmentRecord.name, old._id);
    return (await this.appointments.findById(old._id).lean()) as AppointmentRecord;
  }

  /** Undoes a change, unless another one followed it or its time was taken: then it waits with the deleted doctor. */
  private async takeBack(old: AppointmentRecord): Promise<void> {
    await this.appointments.collection
      .replaceOne({ _id: old._id, version: old.version + 1 }, old)
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }
}
