import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { PlansModule } from '../plans/plans.module.ts';
import { PlanChecksModule } from '../plan-checks/plan-checks.module.ts';
import { DosagePlanRecord, DosagePlanSchema } from './dosage-plan.schema.ts';
import { DosagePlansService } from './dosage-plans.service.ts';
import { HerbsPlansController } from './herbs-plans.controller.ts';
import { VitaminPlansController } from './vitamin-plans.controller.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: DosagePlanRecord.name, schema: DosagePlanSchema }]),
    ClientsModule,
    PlansModule,
    PlanChecksModule,
  ],
  controllers: [VitaminPlansController, HerbsPlansController],
  providers: [DosagePlansService],
  exports: [DosagePlansService],
})
export class DosagePlansModule {}
