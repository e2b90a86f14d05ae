import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { Appointment } from '@clinic/contract/appointments';
import { Audited, wantedStatus } from '../audit/audited.ts';
import { CurrentUser, Roles } from '../auth/decorators.ts';
import type { Caller } from '../http/clinic-request.ts';
import { IdempotencyKey, type Idempotency } from '../http/idempotency.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
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

type Answer = { message: string; appointment: Appointment };

@Controller('appointment')
export class AppointmentsController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly booking: AppointmentBooking,
    private readonly changes: AppointmentChanges,
  ) {}

  @Roles('client', 'assistant')
  @Audited('create', 'appointment')
  @Post('create')
  @HttpCode(200)
  async create(
    @CurrentUser() caller: Caller,
    @Body() wish: CreateAppointmentDto,
    @IdempotencyKey() idempotency?: Idempotency,
  ): Promise<Answer> {
    const appointment = await this.booking.create(caller, wish, idempotency);
    return {
      message: 'Appointment request created successfully',
      appointment: await this.appointments.view(appointment),
    };
  }

  @Roles('client', 'doctor', 'assistant', 'admin')
  @Get('status/:id')
  async status(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
  ): Promise<Pick<Answer, 'appointment'> & { status: string }> {
    const appointment = await this.appointments.view(await this.appointments.get(caller, id));
    return { status: appointment.status, appointment };
  }

  @Roles('assistant')
  @Audited((request) => (wantedStatus(request) === 'confirmed' ? 'confirm' : 'cancel'), 'appointment')
  @Put('update/:id')
  async update(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() change: UpdateAppointmentDto,
  ): Promise<Answer> {
    const appointment = await this.appointments.view(await this.changes.update(caller, id, change));
    const message = `Appointment ${appointment.status} successfully`;
    return { message, appointment };
  }

  @Roles('client', 'assistant')
  @Audited('move', 'appointment')
  @Put('reschedule/:id')
  async reschedule(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() wish: RescheduleDto,
  ): Promise<Answer> {
    const appointment = await this.appointments.view(await this.changes.reschedule(caller, id, wish));
    return { message: 'Appointment moved successfully', appointment };
  }

  /** Cancels; nothing is deleted. */
  @Roles('client', 'assistant')
  @Audited('cancel', 'appointment')
  @Delete('delete/:id')
  async cancel(@CurrentUser() caller: Caller, @Param('id', ObjectIdPipe) id: string): Promise<Answer> {
    const appointment = await this.appointments.view(await this.changes.cancel(caller, id));
    return { message: 'Appointment cancelled successfully', appointment };
  }

  @Roles('client', 'doctor', 'assistant', 'admin')
  @Get('getAllAppointments')
  async getAllAppointments(
    @CurrentUser() caller: Caller,
    @Query() days: AppointmentRangeDto,
  ): Promise<{ appointments: Appointment[] }> {
    return { appointments: await this.appointments.views(await this.appointments.all(caller, days)) };
  }

  @Roles('client', 'doctor', 'assistant', 'admin')
  @Get('getAllAppointmentsOfClient/:clientId')
  async ofClient(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<{ appointments: Appointment[] }> {
    return {
      appointments: await this.appointments.views(await this.appointments.ofClient(caller, clientId)),
    };
  }

  @Roles('client', 'doctor', 'assistant', 'admin')
  @Get('freeTimes')
  async freeTimes(@Query() { doctor, date, duration }: FreeTimesDto): Promise<{ times: string[] }> {
    return { times: await this.appointments.freeTimes({ doctor, date, duration: Number(duration) }) };
  }
}
