import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { appointmentCalls, type AppointmentAnswer } from '@clinic/contract/scheduling/appointment-calls';
import { CONFIRMED_TIME_KEPT } from '@clinic/contract/scheduling/appointment-events';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { SeriesAnswer } from '@clinic/contract/scheduling/series';
import type { Response } from 'express';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { sendList } from '../../platform/http/sent-in-pieces.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { AppointmentBooking } from './appointment-booking.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import {
  AppointmentRangeDto,
  CreateAppointmentDto,
  FirstFreeDto,
  FreeTimesDto,
  JoinLinkDto,
  KeepVisitDto,
  OutcomeDto,
  PastVisitDto,
  RescheduleDto,
  UpdateAppointmentDto,
  WalkInDto,
  WantEarlierDto,
} from './appointment.dto.ts';
import { AppointmentsService } from './appointments.service.ts';
import { FreeTimesService } from './free-times.service.ts';
import { PastVisits } from './past-visits.ts';
import { SeriesBooking } from './series-booking.ts';
import { SeriesChanges } from './series-changes.ts';
import { SeriesMoves } from './series-moves.ts';
import { BookSeriesDto } from './series.dto.ts';
import { VisitDetails } from './visit-details.ts';
import { VisitOutcomes } from './visit-outcomes.ts';
import { WalkIns } from './walk-ins.ts';
import { Command, wantedStatus } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class AppointmentsController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly booking: AppointmentBooking,
    private readonly changes: AppointmentChanges,
    private readonly outcomes: VisitOutcomes,
    private readonly walkIns: WalkIns,
    private readonly pastVisits: PastVisits,
    private readonly series: SeriesBooking,
    private readonly seriesChanges: SeriesChanges,
    private readonly seriesMoves: SeriesMoves,
    private readonly details: VisitDetails,
    private readonly freeTimes: FreeTimesService,
    private readonly clients: ClientsService,
  ) {}

  @Command(appointmentCalls.create, { action: 'create', kind: 'appointment' })
  async create(@CommandContext() context: WriteContext, @Body() input: CreateAppointmentDto) {
    const appointment = await this.booking.create(context, input);
    return this.answer(context, 'Appointment request created successfully', appointment);
  }

  @Handles(appointmentCalls.status)
  @AuditedOnce('read', 'appointment')
  async status(@CurrentUser() caller: Caller, @Param('id', ObjectIdPipe) id: string) {
    const appointment = await this.appointments.get(caller, id);
    return { status: appointment.status, appointment };
  }

  @Command(appointmentCalls.update, {
    action: (request) => (wantedStatus(request) === 'confirmed' ? 'confirm' : 'cancel'),
    kind: 'appointment',
  })
  async update(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() change: UpdateAppointmentDto,
  ) {
    const appointment =
      change.scope === 'later' && change.status === 'cancelled'
        ? await this.seriesChanges.cancelLater(context, id, change)
        : await this.changes.update(context, id, change);
    return this.answer(context, `Appointment ${appointment.status} successfully`, appointment);
  }

  @Command(appointmentCalls.reschedule, { action: 'move', kind: 'appointment' })
  async reschedule(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() input: RescheduleDto,
  ) {
    if (input.scope === 'later') {
      const { appointment, kept } = await this.seriesMoves.moveLater(context, id, input);
      return this.answer(context, movedMessage(kept), appointment);
    }
    const appointment = await this.changes.reschedule(context, id, input);
    return this.answer(context, moveMessage(context.caller, appointment), appointment);
  }

  @Command(appointmentCalls.cancel, { action: 'cancel', kind: 'appointment' })
  async cancel(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    const appointment = await this.changes.cancel(context, id);
    return { message: 'Appointment cancelled successfully', appointment };
  }

  @Handles(appointmentCalls.all)
  @AuditedOnce('list', 'appointments')
  getAllAppointments(
    @CurrentUser() caller: Caller,
    @Query() days: AppointmentRangeDto,
    @Res() response: Response,
  ) {
    const rows = { name: 'appointments' as const, groups: this.appointments.all(caller, days) };
    return sendList(response, rows, {});
  }

  @Handles(appointmentCalls.ofClient)
  @AuditedOnce('list', 'appointments')
  async ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return {
      appointments: await this.appointments.ofClient(caller, clientId),
    };
  }

  @Handles(appointmentCalls.seriesOfClient)
  @AuditedOnce('list', 'appointments')
  async seriesOfClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { series: await this.appointments.seriesOfClient(caller, clientId) };
  }

  @Command(appointmentCalls.outcome, { action: 'update', kind: 'appointment' })
  async outcome(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { outcome }: OutcomeDto,
  ) {
    const appointment = await this.outcomes.record(context, id, outcome);
    return { message: outcome ? 'Outcome recorded' : 'Outcome taken back', appointment };
  }

  @Command(appointmentCalls.walkIn, { action: 'create', kind: 'appointment' })
  async walkIn(@CommandContext() context: WriteContext, @Body() input: WalkInDto) {
    return { message: 'Client arrived', appointment: await this.walkIns.add(context, input) };
  }

  @Command(appointmentCalls.past, { action: 'create', kind: 'appointment' })
  past(@CommandContext() context: WriteContext, @Body() visit: PastVisitDto) {
    return this.pastVisits.enter(context, visit);
  }

  @Command(appointmentCalls.series, {
    action: (request) => (isDryRun(request) ? undefined : 'create'),
    kind: 'appointment',
  })
  async bookSeries(
    @CommandContext() context: WriteContext,
    @Body() input: BookSeriesDto,
  ): Promise<SeriesAnswer> {
    const answer = await this.series.book(context, input);
    if (input.dryRun || (await this.clients.hasAddress(input.client))) return answer;
    return { ...answer, byPhone: true };
  }

  @Command(appointmentCalls.keep, { action: 'update', kind: 'appointment' })
  async keep(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { reason }: KeepVisitDto,
  ) {
    return { message: 'Appointment kept', appointment: await this.details.keep(context, id, reason) };
  }

  @Command(appointmentCalls.wantEarlier, { action: 'update', kind: 'appointment' })
  async wantEarlier(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { wanted }: WantEarlierDto,
  ) {
    const appointment = await this.details.wantEarlier(context, id, wanted);
    return { message: wanted ? 'We will tell you' : 'You no longer wait', appointment };
  }

  @Command(appointmentCalls.joinLink, { action: 'update', kind: 'appointment' })
  async joinLink(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { joinLink }: JoinLinkDto,
  ) {
    return { message: 'Link saved', appointment: await this.details.joinLink(context, id, joinLink) };
  }

  @Handles(appointmentCalls.freeTimes)
  getFreeTimes(@CurrentUser() caller: Caller, @Query() query: FreeTimesDto) {
    return this.freeTimes.answer(caller, { ...query, duration: Number(query.duration) });
  }

  @Handles(appointmentCalls.firstFree)
  async firstFree(@CurrentUser() caller: Caller, @Query() { duration, count, ...query }: FirstFreeDto) {
    const numbers = { duration: Number(duration), ...(count && { count: Number(count) }) };
    return { starts: await this.freeTimes.first(caller, { ...query, ...numbers }) };
  }

  /** The answer to a change that the client is told of, and how: without an address by phone. */
  private async answer(
    { caller }: WriteContext,
    message: string,
    appointment: Appointment,
  ): Promise<AppointmentAnswer> {
    if (caller.role === 'client' || (await this.clients.hasAddress(appointment.client.id)))
      return { message, appointment };
    return { message, appointment, byPhone: true };
  }
}

const movedMessage = (kept: readonly string[]): string =>
  kept.length === 0
    ? 'Appointments moved successfully'
    : `Not all could be moved. These keep their time: ${kept.join('; ')}`;

const isDryRun = ({ body }: ClinicRequest): boolean =>
  (body as { dryRun?: unknown } | undefined)?.dryRun === true;

/** The answer to a move: for a client's confirmed visit only a request is sent or withdrawn. */
function moveMessage({ role }: Caller, { status, askedMove }: Appointment): string {
  if (role !== 'client' || status !== 'confirmed') return 'Appointment moved successfully';
  return askedMove ? `Not moved yet. ${CONFIRMED_TIME_KEPT}` : 'You keep your confirmed time.';
}
