import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../clients/clients.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { AppointmentBooking } from './appointment-booking.ts';
import { AppointmentChanges } from './appointment-changes.ts';
import { AppointmentNotices } from './appointment-notices.ts';
import { AppointmentRecord, AppointmentSchema } from './appointment.schema.ts';
import { AppointmentsController } from './appointments.controller.ts';
import { AppointmentsRestController } from './appointments.rest.controller.ts';
import { AppointmentsService } from './appointments.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: AppointmentRecord.name, schema: AppointmentSchema }]),
    StaffModule,
    ClientsModule,
  ],
  controllers: [AppointmentsController, AppointmentsRestController],
  providers: [AppointmentsService, AppointmentBooking, AppointmentChanges, AppointmentNotices],
  exports: [AppointmentsService, AppointmentChanges],
})
export class AppointmentsModule {}
