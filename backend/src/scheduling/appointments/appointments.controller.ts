import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { CONFIRMED_TIME_KEPT } from '@clinic/contract/scheduling/appointment-events';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { Response } from 'express';
import { Audited, AuditedOnce, wantedStatus } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { sendList } from '../../platform/http/sent-in-pieces.ts';
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
  RescheduleDto,
  UpdateAppointmentDto,
  WalkInDto,
  WantEarlierDto,
} from './appointment.dto.ts';
import { AppointmentsService } from './appointments.service.ts';
import { FreeTimesService } from './free-times.service.ts';
import { VisitDetails } from './visit-details.ts';
import { VisitOutcomes } from './visit-outcomes.ts';
import { WalkIns } from './walk-ins.ts';

@Controller()
export class AppointmentsController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly booking: AppointmentBooking,
    private readonly changes: AppointmentChanges,
    private readonly outcomes: VisitOutcomes,
    private readonly walkIns: WalkIns,
    private readonly details: VisitDetails,
    private readonly freeTimes: FreeTimesService,
  ) {}

  @Handles(appointmentCalls.create)
  @Audited('create', 'appointment')
  async create(@CurrentUser() caller: Caller, @Body() input: CreateAppointmentDto) {
    const appointment = await this.booking.create(caller, input);
    return {
      message: 'Appointment request created successfully',
      appointment,
    };
  }

  @Handles(appointmentCalls.status)
  @AuditedOnce('read', 'appointment')
  async status(@CurrentUser() caller: Caller, @Param('id', ObjectIdPipe) id: string) {
    const appointment = await this.appointments.get(caller, id);
    return { status: appointment.status, appointment };
  }

  @Handles(appointmentCalls.update)
  @Audited((request) => (wantedStatus(request) === 'confirmed' ? 'confirm' : 'cancel'), 'appointment')
  async update(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() change: UpdateAppointmentDto,
  ) {
    const appointment = await this.changes.update(caller, id, change);
    const message = `Appointment ${appointment.status} successfully`;
    return { message, appointment };
  }

  @Handles(appointmentCalls.reschedule)
  @Audited('move', 'appointment')
  async reschedule(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() input: RescheduleDto,
  ) {
    const appointment = await this.changes.reschedule(caller, id, input);
    return { message: moveMessage(caller, appointment), appointment };
  }

  @Handles(appointmentCalls.cancel)
  @Audited('cancel', 'appointment')
  async cancel(@CurrentUser() caller: Caller, @Param('id', ObjectIdPipe) id: string) {
    const appointment = await this.changes.cancel(caller, id);
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

  @Handles(appointmentCalls.outcome)
  @Audited('update', 'appointment')
  async outcome(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { outcome }: OutcomeDto,
  ) {
    const appointment = await this.outcomes.record(caller, id, outcome);
    return { message: outcome ? 'Outcome recorded' : 'Outcome taken back', appointment };
  }

  @Handles(appointmentCalls.walkIn)
  @Audited('create', 'appointment')
  async walkIn(@CurrentUser() caller: Caller, @Body() input: WalkInDto) {
    return { message: 'Client arrived', appointment: await this.walkIns.add(caller, input) };
  }

  @Handles(appointmentCalls.keep)
  @Audited('update', 'appointment')
  async keep(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { reason }: KeepVisitDto,
  ) {
    return { message: 'Appointment kept', appointment: await this.details.keep(caller, id, reason) };
  }

  @Handles(appointmentCalls.wantEarlier)
  @Audited('update', 'appointment')
  async wantEarlier(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { wanted }: WantEarlierDto,
  ) {
    const appointment = await this.details.wantEarlier(caller, id, wanted);
    return { message: wanted ? 'We will tell you' : 'You no longer wait', appointment };
  }

  @Handles(appointmentCalls.joinLink)
  @Audited('update', 'appointment')
  async joinLink(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { joinLink }: JoinLinkDto,
  ) {
    return { message: 'Link saved', appointment: await this.details.joinLink(caller, id, joinLink) };
  }

  @Handles(appointmentCalls.freeTimes)
  getFreeTimes(@CurrentUser() caller: Caller, @Query() query: FreeTimesDto) {
    return this.freeTimes.answer(caller, { ...query, duration: Number(query.duration) });
  }

  @Handles(appointmentCalls.firstFree)
  async firstFree(@Query() { duration, count, ...query }: FirstFreeDto) {
    const numbers = { duration: Number(duration), ...(count && { count: Number(count) }) };
    return { starts: await this.freeTimes.first({ ...query, ...numbers }) };
  }
}

/** A client's confirmed visit does not move: a request to move is sent or withdrawn. */
function moveMessage({ role }: Caller, { status, askedMove }: Appointment): string {
  if (role !== 'client' || status !== 'confirmed') return 'Appointment moved successfully';
  return askedMove ? `Not moved yet. ${CONFIRMED_TIME_KEPT}` : 'You keep your confirmed time.';
}
