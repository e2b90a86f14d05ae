import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { EmailsModule } from '../../notifications/emails/emails.module.ts';
import { FoodsModule } from '../foods/foods.module.ts';
import { PlansModule } from '../plans/plans.module.ts';
import { PlanChecksModule } from '../plan-checks/plan-checks.module.ts';
import { PushModule } from '../../notifications/push/push.module.ts';
import { DietPlanRecord, DietPlanSchema } from './diet-plan.schema.ts';
import { DietPlansController } from './diet-plans.controller.ts';
import { DietPlansService } from './diet-plans.service.ts';
import { PublishedPlans } from './published-plans.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: DietPlanRecord.name, schema: DietPlanSchema }]),
    ClientsModule,
    EmailsModule,
    PlansModule,
    PlanChecksModule,
    PushModule,
    FoodsModule,
  ],
  controllers: [DietPlansController],
  providers: [DietPlansService, PublishedPlans],
  exports: [DietPlansService],
})
export class DietPlansModule {}
