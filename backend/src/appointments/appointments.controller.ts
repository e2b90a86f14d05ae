import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { appointmentCalls } from '@clinic/contract/appointment-calls';
import type { Response } from 'express';
import { Audited, AuditedOnce, wantedStatus } from '../audit/audited.ts';
import { CurrentUser } from '../http/current-user.ts';
import { Handles } from '../http/handles.ts';
import type { Caller } from '../http/clinic-request.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { sendList } from '../http/sent-in-pieces.ts';
import { AppointmentBooking } from './appointment-booking.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import {
  AppointmentRangeDto,
  CreateAppointmentDto,
  FreeTimesDto,
  RescheduleDto,
  UpdateAppointmentDto,
} from './appointment.dto.ts';
import { AppointmentsService } from './appointments.service.ts';

@Controller()
export class AppointmentsController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly booking: AppointmentBooking,
    private readonly changes: AppointmentChanges,
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
    return { message: 'Appointment moved successfully', appointment };
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
    const rows = { name: 'appointments' as const, each: this.appointments.all(caller, days) };
    return sendList(response, rows, {});
  }

  @Handles(appointmentCalls.ofClient)
  @AuditedOnce('list', 'appointments')
  async ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return {
      appointments: await this.appointments.ofClient(caller, clientId),
    };
  }

  @Handles(appointmentCalls.freeTimes)
  async freeTimes(@Query() { doctor, date, duration }: FreeTimesDto) {
    return { times: await this.appointments.freeTimes({ doctor, date, duration: Number(duration) }) };
  }
}
