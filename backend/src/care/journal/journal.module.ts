import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { ClientProgressModule } from '../client-progress/client-progress.module.ts';
import { DietPlansModule } from '../diet-plans/diet-plans.module.ts';
import { DosagePlansModule } from '../dosage-plans/dosage-plans.module.ts';
import { DayStarter } from './day-starter.ts';
import { ExpectedDays } from './expected-days.ts';
import { JournalController } from './journal.controller.ts';
import { JournalRecord, JournalSchema } from './journal.schema.ts';
import { JournalService } from './journal.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: JournalRecord.name, schema: JournalSchema }]),
    ClientsModule,
    ClientProgressModule,
    DietPlansModule,
    DosagePlansModule,
  ],
  controllers: [JournalController],
  providers: [DayStarter, ExpectedDays, JournalService],
  exports: [ExpectedDays, JournalService],
})
export class JournalModule {}
