import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { VitaminPlan } from '@clinic/contract/dosage-plans';
import type { History } from '@clinic/contract/history';
import { Audited } from '../audit/audited.ts';
import { CurrentUser, Roles } from '../auth/decorators.ts';
import type { Caller } from '../http/clinic-request.ts';
import { MaxBytes, PLAN_BYTES } from '../http/body.guard.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { SaveVitaminPlanDto } from './dosage-plan.dto.ts';
import { vitaminPlanView } from './dosage-plan.view.ts';
import { DosagePlansService } from './dosage-plans.service.ts';

@Controller('vitaminPlan')
export class VitaminPlansController {
  constructor(private readonly plans: DosagePlansService) {}

  @Roles('doctor')
  @MaxBytes(PLAN_BYTES)
  @Audited('update', 'vitamin plan')
  @Post('save/:clientId')
  @HttpCode(200)
  async save(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() { vitamins: entries, ...fields }: SaveVitaminPlanDto,
  ): Promise<{ message: string; vitaminPlan: VitaminPlan }> {
    const { plan, created } = await this.plans.save(caller, 'vitamin', clientId, { ...fields, entries });
    return {
      message: `Vitamin plan ${created ? 'created' : 'updated'} successfully!`,
      vitaminPlan: vitaminPlanView(plan),
    };
  }

  /** The plan that counts; null when there is none. */
  @Roles('doctor', 'assistant', 'client')
  @Audited('read', 'vitamin plan')
  @Get('getClientsVitaminPlan/:clientId')
  async get(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<{ vitaminPlan: VitaminPlan | null }> {
    const plan = await this.plans.get(caller, 'vitamin', clientId);
    return { vitaminPlan: plan && vitaminPlanView(plan) };
  }

  @Roles('doctor')
  @Audited('read', 'vitamin plan')
  @Get('history/:clientId')
  async history(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<History<VitaminPlan>> {
    return { versions: await this.plans.history(caller, 'vitamin', clientId, vitaminPlanView) };
  }
}
