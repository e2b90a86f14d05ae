import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { effectiveTime, isActive } from '@clinic/contract/scheduling/appointment-rules';
import { clinicDateTime } from '@clinic/contract/clinic-calendar';
import { BOOKING_MINUTES, START_STEP_MINUTES } from '@clinic/contract/constants';
import { Types, type Model } from 'mongoose';
import { BookingPolicies } from '../booking-policy/booking-policies.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { AppointmentBooking, begun } from './appointment-booking.ts';
import { AppointmentWrites } from './appointment-writes.ts';
import type { WalkInDto } from './appointment.dto.ts';
import { AppointmentRecord, type StoredPerson } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';
import { storedPeople, VisitPeople } from './visit-people.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

const STEP_MS = START_STEP_MINUTES * 60_000;

/** Enters clients at the desk: confirmed and arrived in one write. */
@Injectable()
export class WalkIns {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly reading: AppointmentsService,
    private readonly booking: AppointmentBooking,
    private readonly records: Records,
    private readonly writes: AppointmentWrites,
    private readonly people: VisitPeople,
    private readonly policies: BookingPolicies,
    private readonly clock: Clock,
  ) {}

  /** Throws INVALID_INPUT, DOCTOR_GONE, CLIENT_ERASING, APPOINTMENT_STATE, and what a booking throws. */
  async add(context: WriteContext, input: WalkInDto): Promise<Appointment> {
    const record = await this.records.once(
      this.appointments,
      context,
      () => (input.instead ? this.move(context, input, input.instead) : this.insert(context, input)),
      (first) => this.booking.keep(first),
    );
    return this.reading.view(context.caller, record);
  }

  private async insert(context: WriteContext, input: WalkInDto): Promise<AppointmentRecord> {
    const { caller } = context;
    const { doctor, client } = storedPeople(await this.people.records(input));
    const { claim, date, time, ...visit } = await this.now(caller, input, doctor);
    return this.booking.store(
      context,
      { client: client.id, date, time, type: visit.appointmentType, claim },
      {
        ...begun(caller, this.clock.now(), ['walked-in', 'arrived']),
        ...visit,
        date,
        time,
        doctor,
        client,
        assistant: { id: new Types.ObjectId(caller.id), name: caller.name },
        clientNotes: '',
        assistantNotes: input.assistantNotes ?? '',
        activeClient: client.id,
        claiming: { claim, over: input.overHold },
      },
    );
  }

  /** Moves the client's active visit to now. */
  private async move(context: WriteContext, input: WalkInDto, id: string): Promise<AppointmentRecord> {
    const { caller } = context;
    const before = await this.reading.record(caller, id);
    const { doctor } = storedPeople(await this.people.records(input));
    if (
      before.client.id.toHexString() !== input.client ||
      before.outcome ||
      !isActive(before, this.clock.now())
    )
      throw new ApiError('APPOINTMENT_STATE');
    const { claim, date, time, ...visit } = await this.now(caller, input, doctor);
    const changed = doctor.id.equals(before.doctor.id)
      ? {}
      : { fromDoctor: before.doctor.name, toDoctor: doctor.name };
    return this.writes.write(context, before, {
      deeds: [
        { event: 'moved', from: effectiveTime(before), to: { date, time }, ...changed },
        { event: 'arrived' },
      ],
      set: { ...visit, doctor, activeClient: before.client.id },
      unset: ['hoursReason', 'keptIn', 'wantsEarlierSince', 'askedMove'],
      claiming: { claim, over: input.overHold },
      // No email, since the client is at the desk.
      quiet: true,
    });
  }

  /** The present time, rounded up to five minutes. */
  private async now(caller: Caller, input: WalkInDto, doctor: StoredPerson) {
    const { duration = BOOKING_MINUTES.default, appointmentType = 'Cash' as const } = input;
    const now = this.clock.now();
    const startsAt = new Date(Math.ceil(now.getTime() / STEP_MS) * STEP_MS);
    const { date, time } = clinicDateTime(startsAt, this.env.clinicTimezone);
    const { policy } = await this.policies.read();
    return {
      date,
      time,
      duration,
      appointmentType,
      startsAt,
      endsAt: new Date(startsAt.getTime() + duration * 60_000),
      status: 'confirmed' as const,
      confirmedDate: date,
      confirmedTime: time,
      outcome: 'arrived' as const,
      outcomeAt: now,
      outcomeBy: { id: caller.id, name: caller.name, role: caller.role },
      claim: { doctor: doctor.id, startsAt, duration, buffer: policy.buffer },
    };
  }
}
