import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { History } from '@clinic/contract/history';
import type { SnacksPlan } from '@clinic/contract/snacks-plans';
import { Audited } from '../audit/audited.ts';
import { CurrentUser, Roles } from '../auth/decorators.ts';
import type { Caller } from '../http/clinic-request.ts';
import { MaxBytes, PLAN_BYTES } from '../http/body.guard.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { SaveSnacksPlanDto } from './snacks-plan.dto.ts';
import { SnacksPlansService } from './snacks-plans.service.ts';

@Controller('snacksPlan')
export class SnacksPlansController {
  constructor(private readonly plans: SnacksPlansService) {}

  @Roles('doctor')
  @MaxBytes(PLAN_BYTES)
  @Audited('update', 'snacks plan')
  @Post('save/:clientId')
  @HttpCode(200)
  async save(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: SaveSnacksPlanDto,
  ): Promise<{ message: string; snacksPlan: SnacksPlan }> {
    const { plan, created } = await this.plans.save(caller, clientId, fields);
    return { message: `Snacks plan ${created ? 'created' : 'updated'} successfully!`, snacksPlan: plan };
  }

  /** The plan that counts; null when there is none. */
  @Roles('doctor', 'assistant', 'client')
  @Audited('read', 'snacks plan')
  @Get('getClientsSnacksPlan/:clientId')
  async get(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<{ snacksPlan: SnacksPlan | null }> {
    return { snacksPlan: await this.plans.get(caller, clientId) };
  }

  @Roles('doctor')
  @Audited('read', 'snacks plan')
  @Get('history/:clientId')
  async history(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ): Promise<History<SnacksPlan>> {
    return { versions: await this.plans.history(caller, clientId) };
  }
}
