import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientRecord, ClientSchema } from '../../clients/clients/client.schema.ts';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { CheckupRecord, CheckupSchema } from '../checkups/checkup.schema.ts';
import { DietPlanRecord, DietPlanSchema } from '../diet-plans/diet-plan.schema.ts';
import { DosagePlanRecord, DosagePlanSchema } from '../dosage-plans/dosage-plan.schema.ts';
import { FoodsModule } from '../foods/foods.module.ts';
import { IntakeFormRecord, IntakeFormSchema } from '../intake-forms/intake-form.schema.ts';
import { MeasurementsModule } from '../measurements/measurements.module.ts';
import { SnacksPlanRecord, SnacksPlanSchema } from '../snacks-plans/snacks-plan.schema.ts';
import { MisreadingRecord, MisreadingSchema } from './misreading.schema.ts';
import { MisreadingSearch } from './misreading-search.ts';
import { MisreadingsController } from './misreadings.controller.ts';
import { Misreadings } from './misreadings.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: MisreadingRecord.name, schema: MisreadingSchema },
      // These schemas belong to other modules: both readers read what is stored in them.
      { name: CheckupRecord.name, schema: CheckupSchema },
      { name: ClientRecord.name, schema: ClientSchema },
      { name: DietPlanRecord.name, schema: DietPlanSchema },
      { name: DosagePlanRecord.name, schema: DosagePlanSchema },
      { name: IntakeFormRecord.name, schema: IntakeFormSchema },
      { name: SnacksPlanRecord.name, schema: SnacksPlanSchema },
    ]),
    ClientsModule,
    FoodsModule,
    MeasurementsModule,
  ],
  controllers: [MisreadingsController],
  providers: [MisreadingSearch, Misreadings],
  exports: [Misreadings, MongooseModule],
})
export class MisreadingsModule {}
