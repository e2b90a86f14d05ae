import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { ClientProgressModule } from '../client-progress/client-progress.module.ts';
import { FoodsModule } from '../foods/foods.module.ts';
import { PrecautionsModule } from '../precautions/precautions.module.ts';
import { FollowedPlanOf, PlanRails } from './plan-rails.ts';
import { RailFacts } from './rail-facts.ts';
import { RailStateRecord, RailStateSchema } from './rail-state.schema.ts';
import { RailStates } from './rail-states.service.ts';
import { RailsController } from './rails.controller.ts';
import { RailsWorker } from './rails-worker.ts';

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
