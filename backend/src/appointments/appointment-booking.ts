import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { assistantsFor, isActive } from '@clinic/contract/appointment-rules';
import type { Appointment } from '@clinic/contract/appointments';
import { BOOKING_MINUTES, CLIENT_APPOINTMENT_MINUTES } from '@clinic/contract/constants';
import type { Assistant } from '@clinic/contract/people';
import { Types, type Model } from 'mongoose';
import { AssistantsService } from '../staff/assistants.service.ts';
import type { ClientRecord } from '../clients/client.schema.ts';
import { ClientsService } from '../clients/clients.service.ts';
import { ENV, type Env } from '../config/env.ts';
import { Effects } from '../database/effects.ts';
import { Departures, goneDoctor } from '../staff/departures.ts';
import type { DoctorRecord } from '../staff/doctor.schema.ts';
import { DoctorsService } from '../staff/doctors.service.ts';
import type { Caller } from '../http/clinic-request.ts';
import { once } from '../database/idempotency.ts';
import { invalid, ApiError } from '../http/api-error.ts';
import { explainConflict } from './appointment-conflicts.ts';
import { noticeOf, ownership } from './appointment-notices.ts';
import { releaseExpired, timesOf } from './appointment-times.ts';
import type { CreateAppointmentDto } from './appointment.dto.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';

/** The start of every appointment: a request of a client, or a booking at the front desk. */
@Injectable()
export class AppointmentBooking {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly reading: AppointmentsService,
    private readonly doctors: DoctorsService,
    private readonly departures: Departures,
    private readonly assistants: AssistantsService,
    private readonly clients: ClientsService,
    private readonly effects: Effects,
  ) {}

  /** Throws FORBIDDEN, INVALID_INPUT, DOCTOR_GONE, CLIENT_ERASING, ASSISTANT_NOT_OF_DOCTOR, ACTIVE_APPOINTMENT_EXISTS, IDEMPOTENCY_MISMATCH. */
  async create(caller: Caller, input: CreateAppointmentDto): Promise<Appointment> {
    if (caller.role === 'client' && input.client !== caller.id) throw new ApiError('FORBIDDEN');
    const record = await once(
      this.appointments,
      () => this.insert(caller, input),
      (first) => first,
    );
    const kept = await this.keepDoctor(record);
    await this.effects.run(AppointmentRecord.name, kept._id);
    return this.reading.view(kept);
  }

  /** A booking whose doctor was deleted while it was being stored is taken back, as its answer says. */
  private async keepDoctor(record: AppointmentRecord): Promise<AppointmentRecord> {
    const { _id, version, doctor } = record;
    // Whoever has changed it since has asked for its doctor again.
    if (version > 1 || !isActive(record, new Date()) || (await this.departures.keeps(doctor.id)))
      return record;
    await this.appointments.deleteOne({ _id, version });
    const changed = await this.appointments.findById(_id).lean();
    if (!changed) throw goneDoctor();
    return changed;
  }

  private async insert(caller: Caller, input: CreateAppointmentDto): Promise<AppointmentRecord> {
    const own = caller.role === 'client';
    const duration = own ? CLIENT_APPOINTMENT_MINUTES : (input.duration ?? BOOKING_MINUTES.default);
    const times = timesOf({ date: input.date, time: input.time, duration }, this.env.clinicTimezone);
    const { doctor, assistant, client } = await this.people(input);
    if (own) await this.requireAssistantFor(doctor, assistant, client);
    await releaseExpired(this.appointments, client._id);
    const event = own ? ('requested' as const) : ('booked' as const);
    const appointment = {
      doctor: { id: doctor._id, name: doctor.name },
      client: { id: client._id, name: client.name },
      assistant: { id: new Types.ObjectId(assistant.id), name: assistant.name },
      date: input.date,
      time: input.time,
      duration,
      appointmentType: input.appointmentType ?? 'Online',
      status: 'requested' as const,
      clientNotes: input.clientNotes ?? '',
      assistantNotes: own ? '' : (input.assistantNotes ?? ''),
      ...times,
      activeClient: client._id,
      changes: [{ at: new Date(), by: caller, event }],
      effects: [ownership(), noticeOf(event, 1)],
    };
    try {
      return (await this.appointments.create(appointment)).toObject();
    } catch (error) {
      return explainConflict(error, this.appointments, {
        client: client._id,
        doctor: doctor._id,
        startsAt: times.startsAt,
        duration,
      });
    }
  }

  private async requireAssistantFor(
    doctor: DoctorRecord,
    assistant: Assistant,
    client: ClientRecord,
  ): Promise<void> {
    const all = await this.assistants.all();
    const offered = assistantsFor(doctor._id.toHexString(), all, client.doctor?.toHexString() ?? null);
    if (!offered.some(({ id }) => id === assistant.id)) throw new ApiError('ASSISTANT_NOT_OF_DOCTOR');
  }

  private async people(input: CreateAppointmentDto) {
    const named = <Person>(field: string, found: Promise<Person>) =>
      found.catch((error: unknown) => {
        if (error instanceof ApiError && !['DOCTOR_GONE', 'CLIENT_ERASING'].includes(error.code))
          throw invalid(field, `Please choose the ${field}.`);
        throw error;
      });
    const [doctor, assistant, client] = await Promise.all([
      named('doctor', this.doctors.chosen(input.doctor)),
      named('assistant', this.assistants.get(input.assistant)),
      named('client', this.clients.record(input.client)),
    ]);
    return { doctor, assistant, client };
  }
}
