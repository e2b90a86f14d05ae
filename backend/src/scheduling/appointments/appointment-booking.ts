import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  isMailed,
  type AppointmentEvent,
  type QuietEvent,
} from '@clinic/contract/scheduling/appointment-events';
import type { ClinicMoment } from '@clinic/contract/clinic-calendar';
import { assistantsFor, isActive } from '@clinic/contract/scheduling/appointment-rules';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { BOOKING_MINUTES, CLIENT_APPOINTMENT_MINUTES } from '@clinic/contract/constants';
import type { Assistant } from '@clinic/contract/people';
import { Types, type Model } from 'mongoose';
import { AssistantsService } from '../../identity/staff/assistants.service.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { BookingPolicies } from '../booking-policy/booking-policies.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { DoctorRemoval, goneDoctor } from '../../identity/staff/doctor-removal.ts';
import type { DoctorRecord } from '../../identity/staff/doctor.schema.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { slotsOfClaim } from './holds-in-the-way.ts';
import { AppointmentConflicts, type Wanted } from './appointment-conflicts.ts';
import { notificationEffect, ownership } from './appointment-notifications.ts';
import { AppointmentWrites, type Claiming } from './appointment-writes.ts';
import { timesOf } from './appointment-times.ts';
import type { CreateAppointmentDto } from './appointment.dto.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { AppointmentsService } from './appointments.service.ts';
import { ClientLimits } from './client-limits.ts';
import { looksForSeries, SeriesRuns } from './series-runs.ts';
import { VisitPeople } from './visit-people.ts';
import { VisitReads } from './visit-reads.ts';
import { Clock } from '../../platform/config/clock.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { listsChanged } from '../../platform/database/list-memory.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

export type Start = Pick<AppointmentRecord, 'status' | 'changes'> &
  Partial<AppointmentRecord> & { claiming?: Claiming; effects: Effect[] };

/** First journal entries and effects of an appointment; only the last entry sends an email. */
export function begun(
  { id, name, role }: Caller,
  at: Date,
  events: (AppointmentEvent | QuietEvent)[],
  to?: ClinicMoment,
) {
  const last = events.at(-1);
  return {
    changes: events.map((event) => ({
      at,
      by: { id, name, role },
      event,
      ...(event === 'confirmed' && { to }),
    })),
    effects: [ownership(at), ...(last && isMailed(last) ? [notificationEffect(last, 1, at)] : [])],
  };
}

@Injectable()
export class AppointmentBooking {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly reads: VisitReads,
    private readonly reading: AppointmentsService,
    private readonly people: VisitPeople,
    private readonly doctorRemoval: DoctorRemoval,
    private readonly assistants: AssistantsService,
    private readonly records: Records,
    private readonly writes: AppointmentWrites,
    private readonly conflicts: AppointmentConflicts,
    private readonly series: SeriesRuns,
    private readonly limits: ClientLimits,
    private readonly policies: BookingPolicies,
    private readonly clock: Clock,
  ) {}

  /**
   * Books a client's request; for the desk a request or, with `confirm`, an appointment. Throws FORBIDDEN, DOCTOR_GONE,
   * INVALID_INPUT, CLIENT_ERASING, ASSISTANT_NOT_OF_DOCTOR, ACTIVE_APPOINTMENT_EXISTS, IDEMPOTENCY_MISMATCH; for a
   * taken time TIME_NOT_FREE, OUTSIDE_POLICY to clients, APPOINTMENT_OVERLAP, TIME_HELD to the desk.
   */
  async create(context: WriteContext, input: CreateAppointmentDto): Promise<Appointment> {
    const { caller } = context;
    if (caller.role === 'client' && input.client !== caller.id) throw new ApiError('FORBIDDEN');
    const record = await this.records.once(
      this.appointments,
      context,
      () => this.insert(context, input),
      (first) => this.keep(first),
    );
    return this.reading.view(caller, record);
  }

  /** Refuses to a repeated request what its first server, then killed, would have refused. */
  async keep(first: AppointmentRecord): Promise<AppointmentRecord> {
    return this.series.requireAlone(await this.keepDoctor(first));
  }

  /** Undoes and refuses a booking whose doctor was deleted while a server, then killed, stored it. */
  private async keepDoctor(record: AppointmentRecord): Promise<AppointmentRecord> {
    const { _id, version, doctor } = record;
    // A later change has checked its doctor again.
    if (version > 1 || !isActive(record, this.clock.now()) || (await this.doctorRemoval.keeps(doctor.id)))
      return record;
    await this.appointments.deleteOne({ _id, version });
    listsChanged(this.appointments);
    const changed = await this.reads.first({ _id });
    if (!changed) throw goneDoctor();
    return changed;
  }

  private async insert(context: WriteContext, input: CreateAppointmentDto): Promise<AppointmentRecord> {
    const { caller } = context;
    const own = caller.role === 'client';
    const duration = own ? CLIENT_APPOINTMENT_MINUTES : (input.duration ?? BOOKING_MINUTES.default);
    const { date, time, appointmentType = 'Online' } = input;
    const times = timesOf({ date, time, duration }, this.clock.now(), this.env.clinicTimezone);
    const { doctor, assistant, client } = await this.people.withAssistant(input);
    if (own) await this.requireAssistantFor(doctor, assistant, client);
    const claim = { doctor: doctor._id, startsAt: times.startsAt, duration, buffer: 0 };
    const wanted = { client: client._id, date, time, type: appointmentType, claim };
    const appointment = {
      doctor: { id: doctor._id, name: doctor.name },
      client: { id: client._id, name: client.name },
      assistant: { id: new Types.ObjectId(assistant.id), name: assistant.name },
      date,
      time,
      duration,
      appointmentType,
      clientNotes: input.clientNotes ?? '',
      assistantNotes: own ? '' : (input.assistantNotes ?? ''),
      ...times,
      activeClient: client._id,
      ...(!own && input.hoursReason && { hoursReason: input.hoursReason }),
    };
    if (own) return this.store(context, wanted, { ...appointment, ...(await this.request(caller, wanted)) });
    return this.store(context, wanted, { ...appointment, ...(await this.atDesk(caller, wanted, input)) });
  }

  /** Stores a client's request, which holds its time. */
  private async request(caller: Caller, { claim, ...wanted }: Wanted): Promise<Start> {
    const { heldUntil, buffer, must } = await this.limits.hold(caller, { ...wanted, claim });
    return {
      ...begun(caller, this.clock.now(), ['requested']),
      status: 'requested',
      heldUntil,
      claiming: { claim: { ...claim, buffer }, mayMiss: !must },
    };
  }

  /** Stores a request, or a confirmed appointment with one email. */
  private async atDesk(
    caller: Caller,
    { claim, date, time }: Wanted,
    { confirm, overHold }: CreateAppointmentDto,
  ): Promise<Start> {
    if (!confirm) return { ...begun(caller, this.clock.now(), ['booked']), status: 'requested' };
    const { policy } = await this.policies.read();
    return {
      ...begun(caller, this.clock.now(), ['booked', 'confirmed'], { date, time }),
      status: 'confirmed',
      confirmedDate: date,
      confirmedTime: time,
      claiming: { claim: { ...claim, buffer: policy.buffer }, over: overHold },
    };
  }

  /** Stores the appointment and claims the doctor's time. Throws what `AppointmentConflicts.explain` throws. */
  async store(
    context: WriteContext,
    wanted: Wanted,
    { claiming, heldUntil, effects, ...fields }: Start & Pick<AppointmentRecord, 'client'>,
  ): Promise<AppointmentRecord> {
    const _id = new Types.ObjectId();
    try {
      return await this.writes.claimTime(context, { _id, client: fields.client }, claiming, (claim) =>
        this.records.insert(
          this.appointments,
          context,
          { _id, ...fields, ...(claim && { ...slotsOfClaim(claim), heldUntil }) },
          {
            effects,
            settling: {
              check: async ({ doctor, client }) => {
                await this.doctorRemoval.requireKept(doctor.id);
                await this.series.requireNone(client.id);
              },
              which: ({ version }) => ({ _id, version }),
              left: looksForSeries(this.clock.now(), { version: 1 }),
            },
          },
        ),
      );
    } catch (error) {
      return this.conflicts.explain(error, context.caller, { ...wanted, id: _id });
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
}
