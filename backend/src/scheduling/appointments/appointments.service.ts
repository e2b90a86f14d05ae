import { isMailed } from '@clinic/contract/scheduling/appointment-events';
import { Inject, Injectable } from '@nestjs/common';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { RunningSeries } from '@clinic/contract/scheduling/series';
import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { personView } from '../../platform/http/person-view.ts';
import { together } from '../../platform/http/sent-in-pieces.ts';
import type { Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { DoctorsService } from '../../identity/staff/doctors.service.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { withAskedMove } from './asked-move.ts';
import { appointmentView } from './appointment.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import type { Conditions } from '../../platform/database/past-mongoose.ts';
import { EARLIEST_FIRST, earliestStart, VisitReads } from './visit-reads.ts';
import { VisitsOfClients } from './visits-of-clients.ts';

/** Appointments in a batch, whose programs are read together. */
const READ_AT_ONCE = 1000;

@Injectable()
export class AppointmentsService {
  constructor(
    private readonly reads: VisitReads,
    private readonly ofClients: VisitsOfClients,
    @Inject(ENV) private readonly env: Env,
    private readonly access: ClientAccess,
    private readonly clients: ClientsService,
    private readonly doctors: DoctorsService,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQuery): Promise<Page<Appointment>> {
    const { rows, total } = await this.reads.page(query);
    return { rows: await this.views(rows), total };
  }

  /**
   * All appointments for desk and admin, own ones for a doctor and a client, in batches since years may be asked for.
   * From–to includes both days; those with a request to move there follow.
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

  private async *found(caller: Caller, which: Conditions): AsyncGenerator<Appointment[]> {
    const found = this.reads.find(which, { sort: EARLIEST_FIRST, batchSize: READ_AT_ONCE });
    for await (const group of together(found)) yield this.shown(caller, group);
  }

  async ofClient(caller: Caller, clientId: string): Promise<Appointment[]> {
    await this.access.requireVisits(caller, clientId, ['assistant', 'admin']);
    return this.shown(caller, await this.ofClients.all(new Types.ObjectId(clientId)));
  }

  /** The client's running series; null: none. Throws NOT_FOUND for other people's client. */
  async seriesOfClient(caller: Caller, clientId: string): Promise<RunningSeries | null> {
    await this.access.requireVisits(caller, clientId, ['assistant', 'admin']);
    const visits = await this.ofClients.ofSeriesToCome(new Types.ObjectId(clientId));
    const [next] = visits;
    if (!next) return null;
    return {
      id: next.series.id.toHexString(),
      doctor: personView(next.doctor),
      toCome: await this.shown(caller, visits),
      of: next.series.of,
    };
  }

  /** The views of visits that the caller may see. */
  async shown(caller: Caller, visits: AppointmentRecord[]): Promise<Appointment[]> {
    return this.seenBy(caller, await this.views(visits));
  }

  /** Throws NOT_FOUND, also for an appointment of other people. */
  async get(caller: Caller, id: string): Promise<Appointment> {
    return this.view(caller, await this.record(caller, id));
  }

  /** A client does not see the desk's notes, nor the program while the records are closed. */
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

  /** The record for other services. Throws what `get` throws. */
  async record({ role, id: callerId }: Caller, id: string): Promise<AppointmentRecord> {
    const appointment = await this.reads.first({ _id: new Types.ObjectId(id) });
    const mine =
      role === 'assistant' ||
      role === 'admin' ||
      (appointment && appointment[role].id.toHexString() === callerId);
    if (!appointment || !mine) throw new ApiError('NOT_FOUND');
    return appointment;
  }

  async view(caller: Caller, appointment: AppointmentRecord): Promise<Appointment> {
    const [view] = await this.shown(caller, [appointment]);
    return view as Appointment;
  }

  async views(appointments: AppointmentRecord[]): Promise<Appointment[]> {
    const [programs, joinLinks] = await Promise.all([
      this.clients.programNames(appointments.map(({ client }) => client.id)),
      this.doctors.joinLinks(),
    ]);
    return appointments.map(appointmentView({ programs, joinLinks, now: this.clock.now() }));
  }
}
