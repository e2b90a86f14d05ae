import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { ClientProgressModule } from '../client-progress/client-progress.module.ts';
import { FoodsModule } from '../foods/foods.module.ts';
import { PrecautionsModule } from '../precautions/precautions.module.ts';
import { FollowedPlanOf, PlanRails } from './plan-checks.service.ts';
import { RailFacts } from './checked-client.ts';
import { RailStateRecord, RailStateSchema } from './plan-check-state.schema.ts';
import { RailStates } from './plan-check-states.service.ts';
import { RailsController } from './plan-checks.controller.ts';
import { RailsWorker } from './plan-checks-worker.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: RailStateRecord.name, schema: RailStateSchema }]),
    ClientsModule,
    ClientProgressModule,
    FoodsModule,
    PrecautionsModule,
  ],
  controllers: [RailsController],
  providers: [FollowedPlanOf, PlanRails, RailFacts, RailStates, RailsWorker],
  exports: [PlanRails, RailStates, MongooseModule],
})
export class RailsModule {}
