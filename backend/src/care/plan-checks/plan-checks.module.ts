import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { ClientProgressModule } from '../client-progress/client-progress.module.ts';
import { FoodsModule } from '../foods/foods.module.ts';
import { PrecautionsModule } from '../precautions/precautions.module.ts';
import { FollowedPlanOf, PlanChecks } from './plan-checks.service.ts';
import { CheckedClient } from './checked-client.ts';
import { PlanCheckStateRecord, PlanCheckStateSchema } from './plan-check-state.schema.ts';
import { PlanCheckStates } from './plan-check-states.service.ts';
import { PlanChecksController } from './plan-checks.controller.ts';
import { PlanChecksWorker } from './plan-checks-worker.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PlanCheckStateRecord.name, schema: PlanCheckStateSchema }]),
    ClientsModule,
    ClientProgressModule,
    FoodsModule,
    PrecautionsModule,
  ],
  controllers: [PlanChecksController],
  providers: [FollowedPlanOf, PlanChecks, CheckedClient, PlanCheckStates, PlanChecksWorker],
  exports: [PlanChecks, PlanCheckStates, MongooseModule],
})
export class PlanChecksModule {}
