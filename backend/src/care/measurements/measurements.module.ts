import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CheckupRecord, CheckupSchema } from '../checkups/checkup.schema.ts';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { ClientProgressModule } from '../client-progress/client-progress.module.ts';
import { IntakeFormRecord, IntakeFormSchema } from '../intake-forms/intake-form.schema.ts';
import { Baselines } from './baselines.ts';
import { MeasuredRecords } from './measured-records.ts';
import { MeasurementReconciler } from './measurement-reconciler.ts';
import { MeasurementRows } from './measurement-rows.ts';
import { MeasurementRecord, MeasurementSchema } from './measurement.schema.ts';
import { MeasurementsController } from './measurements.controller.ts';
import { MeasurementsService } from './measurements.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: MeasurementRecord.name, schema: MeasurementSchema },
      { name: IntakeFormRecord.name, schema: IntakeFormSchema },
      { name: CheckupRecord.name, schema: CheckupSchema },
    ]),
    ClientsModule,
    ClientProgressModule,
  ],
  controllers: [MeasurementsController],
  providers: [Baselines, MeasuredRecords, MeasurementReconciler, MeasurementRows, MeasurementsService],
  exports: [Baselines, MeasurementRows, MeasurementsService],
})
export class MeasurementsModule {}
