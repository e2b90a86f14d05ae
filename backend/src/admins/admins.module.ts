import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AppointmentsModule } from '../appointments/appointments.module.ts';
import { AssistantsModule } from '../assistants/assistants.module.ts';
import { ClientsModule } from '../clients/clients.module.ts';
import { DoctorsModule } from '../doctors/doctors.module.ts';
import { AdminRecord, AdminSchema } from './admin.schema.ts';
import { AdminsController } from './admins.controller.ts';
import { AdminsService } from './admins.service.ts';
import { AssistantsRestController } from './assistants.rest.controller.ts';
import { DoctorsRestController } from './doctors.rest.controller.ts';
import { StaffService } from './staff.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: AdminRecord.name, schema: AdminSchema }]),
    DoctorsModule,
    AssistantsModule,
    ClientsModule,
    AppointmentsModule,
  ],
  controllers: [AdminsController, DoctorsRestController, AssistantsRestController],
  providers: [AdminsService, StaffService],
  exports: [AdminsService],
})
export class AdminsModule {}
