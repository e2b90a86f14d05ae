import { Module } from '@nestjs/common';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { TellingModule } from '../../notifications/telling/telling.module.ts';
import { StaffModule } from '../../identity/staff/staff.module.ts';
import { DosagePlansModule } from '../dosage-plans/dosage-plans.module.ts';
import { SnacksPlansModule } from '../snacks-plans/snacks-plans.module.ts';
import { ClientSelfController } from './client-self.controller.ts';
import { ClientSelfService } from './client-self.service.ts';

@Module({
  imports: [ClientsModule, StaffModule, TellingModule, DosagePlansModule, SnacksPlansModule],
  controllers: [ClientSelfController],
  providers: [ClientSelfService],
})
export class ClientSelfModule {}
