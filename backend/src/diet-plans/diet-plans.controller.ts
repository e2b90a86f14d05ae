import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { DietPlan } from '@clinic/contract/diet-plans';
import type { History } from '@clinic/contract/history';
import { Audited, wantedStatus } from '../audit/audited.ts';
import { CurrentUser, Roles } from '../auth/decorators.ts';
import { MaxBytes, PLAN_BYTES } from '../http/body.guard.ts';
import type { Caller } from '../http/clinic-request.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { DietPlanDto, readWeeks } from './diet-plan.dto.ts';
import { DietPlansService } from './diet-plans.service.ts';

interface Saved {
  message: string;
  dietPlan: DietPlan;
}

const saved = (how: 'created' | 'updated', dietPlan: DietPlan): Saved => ({
  message: `Diet plan ${how} and ${dietPlan.status === 'published' ? 'published' : 'saved'} successfully!`,
  dietPlan,
});

@Controller('dietPlan')
export class DietPlansController {
  constructor(private readonly plans: DietPlansService) {}

  @Roles('doctor')
  @MaxBytes(PLAN_BYTES)
  @Audited((request) => (wantedStatus(request) === 'published' ? 'publish' : 'create'), 'diet plan')
  @Post('create/:clientId')
  @HttpCode(200)
  async create(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: DietPlanDto,
    @Body() body: object,
  ): Promise<Saved> {
    const plan = await this.plans.create(caller, clientId, { ...fields, weeks: readWeeks(body) });
    return saved('created', plan);
  }

  @Roles('doctor')
  @MaxBytes(PLAN_BYTES)
  @Audited((request) => (wantedStatus(request) === 'published' ? 'publish' : 'update'), 'diet plan')
  @Put('edit/:id')
  async edit(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: DietPlanDto,
    @Body() body: object,
  ): Promise<Saved> {
    const plan = await this.plans.edit(caller, id, { ...fields, weeks: readWeeks(body) });
    return saved('updated', plan);
  }

  /** Doctors get what they work on, everybody else what was published; null when there is none. */
  @Roles('doctor', 'assistant', 'client')
  @Audited('read', 'diet plan')
  @Get('getClientsDietPlan/:clientId')
  async get(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<{ dietPlan: DietPlan | null }> {
    return { dietPlan: await this.plans.get(caller, clientId) };
  }

  @Roles('doctor')
  @Audited('read', 'diet plan')
  @Get('history/:clientId')
  async history(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<History<DietPlan>> {
    return { versions: await this.plans.history(caller, clientId) };
  }
}
