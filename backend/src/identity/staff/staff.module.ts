import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminRecord, AdminSchema } from './admin.schema.ts';
import { AdminsController } from './admins.controller.ts';
import { AdminsService } from './admins.service.ts';
import { AssistantRecord, AssistantSchema } from './assistant.schema.ts';
import { AssistantsController } from './assistants.controller.ts';
import { AssistantsRestController } from './assistants.rest.controller.ts';
import { AssistantsService } from './assistants.service.ts';
import { Departures } from './departures.ts';
import { DoctorRecord, DoctorSchema } from './doctor.schema.ts';
import { DoctorsController } from './doctors.controller.ts';
import { DoctorsRestController } from './doctors.rest.controller.ts';
import { DoctorsService } from './doctors.service.ts';

/** What a doctor's leaving does to clients and appointments is in `hand-over`. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DoctorRecord.name, schema: DoctorSchema },
      { name: AssistantRecord.name, schema: AssistantSchema },
      { name: AdminRecord.name, schema: AdminSchema },
    ]),
  ],
  controllers: [
    DoctorsController,
    AssistantsController,
    AdminsController,
    DoctorsRestController,
    AssistantsRestController,
  ],
  providers: [DoctorsService, Departures, AssistantsService, AdminsService],
  exports: [DoctorsService, Departures, AssistantsService, AdminsService, MongooseModule],
})
export class StaffModule {}
