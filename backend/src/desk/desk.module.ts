import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.ts';
import { EnquiriesModule } from '../enquiries/enquiries.module.ts';
import { InventoryModule } from '../inventory/inventory.module.ts';
import { DeskController } from './desk.controller.ts';
import { DeskService } from './desk.service.ts';

@Module({
  imports: [AppointmentsModule, EnquiriesModule, InventoryModule],
  controllers: [DeskController],
  providers: [DeskService],
})
export class DeskModule {}
