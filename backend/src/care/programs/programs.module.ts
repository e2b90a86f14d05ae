import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../../scheduling/appointments/appointments.module.ts';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { IntakeFormsModule } from '../intake-forms/intake-forms.module.ts';
import { ProgramsController } from './programs.controller.ts';
import { ProgramsService } from './programs.service.ts';

@Module({
  imports: [ClientsModule, AppointmentsModule, IntakeFormsModule],
  controllers: [ProgramsController],
  providers: [ProgramsService],
  exports: [ProgramsService],
})
export class ProgramsModule {}
