import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { HerbsPlan } from '@clinic/contract/dosage-plans';
import type { History } from '@clinic/contract/history';
import { Audited } from '../audit/audited.ts';
import { CurrentUser, Roles } from '../auth/decorators.ts';
import type { Caller } from '../http/clinic-request.ts';
import { MaxBytes, PLAN_BYTES } from '../http/body.guard.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { SaveHerbsPlanDto } from './dosage-plan.dto.ts';
import { herbsPlanView } from './dosage-plan.view.ts';
import { DosagePlansService } from './dosage-plans.service.ts';

@Controller('herbsPlan')
export class HerbsPlansController {
  constructor(private readonly plans: DosagePlansService) {}

  @Roles('doctor')
  @MaxBytes(PLAN_BYTES)
  @Audited('update', 'herbs plan')
  @Post('save/:clientId')
  @HttpCode(200)
  async save(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() { herbs: entries, ...fields }: SaveHerbsPlanDto,
  ): Promise<{ message: string; herbsPlan: HerbsPlan }> {
    const { plan, created } = await this.plans.save(caller, 'herbs', clientId, { ...fields, entries });
    return {
      message: `Herbs plan ${created ? 'created' : 'updated'} successfully!`,
      herbsPlan: herbsPlanView(plan),
    };
  }

  /** The plan that counts; null when there is none. */
  @Roles('doctor', 'assistant', 'client')
  @Audited('read', 'herbs plan')
  @Get('getClientsHerbsPlan/:clientId')
  async get(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<{ herbsPlan: HerbsPlan | null }> {
    const plan = await this.plans.get(caller, 'herbs', clientId);
    return { herbsPlan: plan && herbsPlanView(plan) };
  }

  @Roles('doctor')
  @Audited('read', 'herbs plan')
  @Get('history/:clientId')
  async history(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<History<HerbsPlan>> {
    return { versions: await this.plans.history(caller, 'herbs', clientId, herbsPlanView) };
  }
}
