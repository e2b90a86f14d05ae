import { Module } from '@nestjs/common';
import { ClientsModule } from '../../clients/clients/clients.module.ts';
import { StaffModule } from '../../identity/staff/staff.module.ts';
import { AppointmentsModule } from '../../scheduling/appointments/appointments.module.ts';
import { DietPlansModule } from '../diet-plans/diet-plans.module.ts';
import { DosagePlansModule } from '../dosage-plans/dosage-plans.module.ts';
import { FoodsModule } from '../foods/foods.module.ts';
import { PrecautionsModule } from '../precautions/precautions.module.ts';
import { PlanChartController } from './plan-chart.controller.ts';
import { PlanChartService } from './plan-chart.service.ts';

@Module({
  imports: [
    ClientsModule,
    StaffModule,
    AppointmentsModule,
    DietPlansModule,
    DosagePlansModule,
    FoodsModule,
    PrecautionsModule,
  ],
  controllers: [PlanChartController],
  providers: [PlanChartService],
})
export class PlanChartModule {}
