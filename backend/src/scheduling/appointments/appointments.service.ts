import { isMailed } from '@clinic/contract/scheduling/appointment-events';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { BOOKING_MINUTES } from '@clinic/contract/constants';
import type { TimeSpan } from '@clinic/contract/platform/time-spans';
import { Types, type Model, type QueryFilter } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { together } from '../../platform/http/sent-in-pieces.ts';
import { withoutOwnFields } from '../../platform/database/own-fields.ts';
import { findPage, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { withAskedMove } from './asked-move.ts';
import { appointmentView } from './appointment.view.ts';
import { Clock } from '../../platform/config/clock.ts';

export const WITHOUT_CLAIMS = { slots: 0, activeClient: 0 } as const;

/** Appointments per batch, whose programs are looked up together. */
const READ_AT_ONCE = 1000;

/** Appointments running at the instant start after this; bounds the reading of the index. */
export const earliestStart = (instant: Date): Date =>
  new Date(instant.getTime() - BOOKING_MINUTES.max * 60_000);

@Injectable()
export class AppointmentsService {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly access: ClientAccess,
    private readonly clients: ClientsService,
    private readonly doctors: DoctorsService,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQuery): Promise<Page<Appointment>> {
    const { rows, total } = await findPage(this.appointments, query, {}, WITHOUT_CLAIMS);
    return { rows: await this.views(rows), total };
  }

  /**
   * All for desk and admin, own ones for a doctor and a client; from–to includes both days, and is followed
   * by those with a request to move there. In groups: without days they are those of years.
   */
  async *all(
    caller: Caller,
    { from, to }: { from?: string; to?: string } = {},
  ): AsyncGenerator<Appointment[]> {
    const { role, id } = caller;
    const zone = this.env.clinicTimezone;
    const own = role === 'doctor' || role === 'client' ? { [`${role}.id`]: new Types.ObjectId(id) } : {};
    const first = from && clinicInstant(from, '00:00', zone);
    const end = to && clinicInstant(addDays(to, 1), '00:00', zone);
    const days = {
      ...(first && { endsAt: { $gt: first } }),
      startsAt: { ...(first && { $gt: earliestStart(first) }), ...(end && { $lt: end }) },
    };
    if (!first && !end) return yield* this.found(caller, own);
    yield* this.found(caller, { ...own, ...days });
    const now = this.clock.now();
    yield* this.found(caller, {
      ...own,
      ...withAskedMove(first && first > now ? first : now),
      ...(end && { 'askedMove.startsAt': { $lt: end } }),
      $nor: [days],
    });
  }

  /** Past mongoose: a busy month has thousands, and conditions are as stored. */
  private async *found(caller: Caller, which: QueryFilter<AppointmentRecord>): AsyncGenerator<Appointment[]> {
    const projection = { ...withoutOwnFields(this.appointments.schema), ...WITHOUT_CLAIMS };
    const found = this.appointments.collection
      .find<AppointmentRecord>(which as never, { projection })
      .sort({ startsAt: 1, _id: 1 })
      .batchSize(READ_AT_ONCE);
    for await (const group of together(found)) yield this.seenBy(caller, await this.views(group));
  }

  async ofClient(caller: Caller, clientId: string): Promise<Appointment[]> {
    await this.access.requireVisits(caller, clientId, ['assistant', 'admin']);
    const appointments = await this.find({ 'client.id': new Types.ObjectId(clientId) });
    return this.seenBy(caller, await this.views(appointments));
  }

  /** Throws NOT_FOUND, also for another person's. */
  async get(caller: Caller, id: string): Promise<Appointment> {
    return this.view(caller, await this.record(caller, id));
  }

  /** A client does not see the desk's internal notes; a person whom records are closed to, not the program. */
  private async seenBy(caller: Caller, views: Appointment[]): Promise<Appointment[]> {
    if (views.length === 0) return views;
    if (caller.role !== 'client') {
      const proven = await this.access.isProven(caller);
      return proven ? views : views.map((view) => ({ ...view, planType: null }));
    }
    const closed = this.access.closed(await this.access.requireOwnership(caller, caller.id));
    return views.map((view) => ({
      ...view,
      hoursReason: '',
      changes: view.changes.filter(({ event }) => !event || isMailed(event)),
      ...(closed && { planType: null }),
    }));
  }

  /** For the server's own use. Throws what `get` throws. */
  async record({ role, id: callerId }: Caller, id: string): Promise<AppointmentRecord> {
    const appointment = await this.appointments.findById(id, WITHOUT_CLAIMS).lean<AppointmentRecord>();
    const mine =
      role === 'assistant' ||
      role === 'admin' ||
      (appointment && appointment[role].id.toHexString() === callerId);
    if (!appointment || !mine) throw new ApiError('NOT_FOUND');
    return appointment;
  }

  upcoming(who: { doctor: string } | { client: string }): Promise<AppointmentRecord[]> {
    const [[role, id] = ['', '']] = Object.entries(who);
    return this.find({
      [`${role}.id`]: new Types.ObjectId(id),
      status: { $in: ['requested', 'confirmed'] },
      endsAt: { $gt: this.clock.now() },
    });
  }

  /** Overlapping the span, earliest first; `limit`: the earliest so many. */
  touching(
    { start, end }: TimeSpan,
    where: QueryFilter<AppointmentRecord>,
    limit = 0,
  ): Promise<AppointmentRecord[]> {
    const times = { startsAt: { $gt: earliestStart(start), $lt: end }, endsAt: { $gt: start } };
    return this.appointments
      .find({ $and: [times, where] }, WITHOUT_CLAIMS)
      .sort({ startsAt: 1, _id: 1 })
      .limit(limit)
      .lean<AppointmentRecord[]>();
  }

  doctorsWithUpcoming(doctors: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.appointments.distinct('doctor.id', {
      'doctor.id': { $in: doctors },
      status: { $in: ['requested', 'confirmed'] },
      endsAt: { $gt: this.clock.now() },
    });
  }

  async view(caller: Caller, appointment: AppointmentRecord): Promise<Appointment> {
    const [view] = await this.seenBy(caller, await this.views([appointment]));
    return view as Appointment;
  }

  async views(appointments: AppointmentRecord[]): Promise<Appointment[]> {
    const [programs, joinLinks] = await Promise.all([
      this.clients.programNames(appointments.map(({ client }) => client.id)),
      this.doctors.joinLinks(),
    ]);
    return appointments.map(appointmentView({ programs, joinLinks, now: this.clock.now() }));
  }

  private find(where: Record<string, unknown>): Promise<AppointmentRecord[]> {
    return this.appointments
      .find(where, WITHOUT_CLAIMS)
      .sort({ startsAt: 1, _id: 1 })
      .lean<AppointmentRecord[]>();
  }
}
