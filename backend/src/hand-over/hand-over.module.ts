import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.ts';
import { ClientsModule } from '../clients/clients.module.ts';
import { StaffModule } from '../staff/staff.module.ts';
import { HandOverController } from './hand-over.controller.ts';
import { HandOver } from './hand-over.service.ts';

@Module({
  imports: [StaffModule, ClientsModule, AppointmentsModule],
  controllers: [HandOverController],
  providers: [HandOver],
})
export class HandOverModule {}
