import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffModule } from '../../identity/staff/staff.module.ts';
import { PlanTemplateRecord, PlanTemplateSchema } from './plan-template.schema.ts';
import { PlanTemplatesController } from './plan-templates.controller.ts';
import { PlanTemplates } from './plan-templates.service.ts';
import { ShippedPlans } from './shipped-plans.service.ts';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PlanTemplateRecord.name, schema: PlanTemplateSchema }]),
    StaffModule,
  ],
  controllers: [PlanTemplatesController],
  providers: [PlanTemplates, ShippedPlans],
})
export class PlanTemplatesModule {}
