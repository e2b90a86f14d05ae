import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { PlansModule } from '../plans/plans.module.ts';
import { PlanChecksModule } from '../plan-checks/plan-checks.module.ts';
import { SnacksPlanRecord, SnacksPlanSchema } from './snacks-plan.schema.ts';
import { SnacksPlansController } from './snacks-plans.controller.ts';
import { SnacksPlansService } from './snacks-plans.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: SnacksPlanRecord.name, schema: SnacksPlanSchema }]),
    ClientsModule,
    PlansModule,
    PlanChecksModule,
  ],
  controllers: [SnacksPlansController],
  providers: [SnacksPlansService],
  exports: [SnacksPlansService],
})
export class SnacksPlansModule {}
