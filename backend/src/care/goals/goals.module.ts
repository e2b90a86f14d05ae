import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { ClientProgressModule } from '../client-progress/client-progress.module.ts';
import { MeasurementsModule } from '../measurements/measurements.module.ts';
import { GoalRecord, GoalSchema } from './goal.schema.ts';
import { GoalsController } from './goals.controller.ts';
import { Goals } from './goals.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: GoalRecord.name, schema: GoalSchema }]),
    ClientsModule,
    ClientProgressModule,
    MeasurementsModule,
  ],
  controllers: [GoalsController],
  providers: [Goals],
  exports: [Goals],
})
export class GoalsModule {}
