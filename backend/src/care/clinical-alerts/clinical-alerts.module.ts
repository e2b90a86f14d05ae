import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { ClientProgressModule } from '../client-progress/client-progress.module.ts';
import { GoalsModule } from '../goals/goals.module.ts';
import { IntakeFormRecord, IntakeFormSchema } from '../intake-forms/intake-form.schema.ts';
import { JournalModule } from '../journal/journal.module.ts';
import { MeasurementsModule } from '../measurements/measurements.module.ts';
import { ProgressFacts } from './progress-facts.ts';
import { ClinicalAlertsController } from './clinical-alerts.controller.ts';
import { ClinicalAlerts } from './clinical-alerts.service.ts';
import { ProgressWorker } from './progress-worker.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: IntakeFormRecord.name, schema: IntakeFormSchema }]),
    ClientsModule,
    ClientProgressModule,
    GoalsModule,
    JournalModule,
    MeasurementsModule,
  ],
  controllers: [ClinicalAlertsController],
  providers: [ProgressFacts, ClinicalAlerts, ProgressWorker],
  exports: [ClinicalAlerts],
})
export class ClinicalAlertsModule {}
