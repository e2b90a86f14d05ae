import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AppointmentsModule } from '../appointments/appointments.module.ts';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { StaffModule } from '../../identity/staff/staff.module.ts';
import { ReassignmentsController } from './reassignments.controller.ts';
import { Reassignments } from './reassignments.service.ts';
import { ReassignmentRecord, ReassignmentSchema } from './reassignment.schema.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ReassignmentRecord.name, schema: ReassignmentSchema }]),
    StaffModule,
    ClientsModule,
    AppointmentsModule,
  ],
  controllers: [ReassignmentsController],
  providers: [Reassignments],
})
export class ReassignmentsModule {}
