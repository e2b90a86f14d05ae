import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { ClientProgressModule } from '../client-progress/client-progress.module.ts';
import { FoodsModule } from '../foods/foods.module.ts';
import { GoalsModule } from '../goals/goals.module.ts';
import { IntakeFormRecord, IntakeFormSchema } from '../intake-forms/intake-form.schema.ts';
import { MeasurementsModule } from '../measurements/measurements.module.ts';
import { BodyOfClient } from './body-of-client.ts';
import { PrecautionsController } from './precautions.controller.ts';
import { PrecautionsOfClient } from './precautions-of-client.ts';
import { PrecautionsRecord, PrecautionsSchema } from './precautions.schema.ts';
import { PrecautionsService } from './precautions.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PrecautionsRecord.name, schema: PrecautionsSchema },
      // The model belongs to another module: its texts are read here.
      { name: IntakeFormRecord.name, schema: IntakeFormSchema },
    ]),
    ClientsModule,
    ClientProgressModule,
    FoodsModule,
    GoalsModule,
    MeasurementsModule,
  ],
  controllers: [PrecautionsController],
  providers: [PrecautionsService, PrecautionsOfClient, BodyOfClient],
  exports: [PrecautionsService, BodyOfClient],
})
export class PrecautionsModule {}
