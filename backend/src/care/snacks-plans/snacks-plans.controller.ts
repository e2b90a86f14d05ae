import { Body, Controller, Param } from '@nestjs/common';
import { snacksPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { Audited } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { MaxBytes, PLAN_BYTES } from '../../platform/http/body.guard.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { SaveSnacksPlanDto } from './snacks-plan.dto.ts';
import { SnacksPlansService } from './snacks-plans.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class SnacksPlansController {
  constructor(private readonly plans: SnacksPlansService) {}

  @Command(snacksPlanCalls.save, { action: 'update', kind: 'snacks plan' })
  @MaxBytes(PLAN_BYTES)
  async save(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: SaveSnacksPlanDto,
  ) {
    const { plan, created } = await this.plans.save(context, clientId, fields);
    return { message: `Snacks plan ${created ? 'created' : 'updated'} successfully!`, snacksPlan: plan };
  }

  @Handles(snacksPlanCalls.current)
  @Audited('read', 'snacks plan')
  async get(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { snacksPlan: await this.plans.get(caller, clientId) };
  }

  @Handles(snacksPlanCalls.history)
  @Audited('read', 'snacks plan')
  async history(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { versions: await this.plans.history(caller, clientId) };
  }
}
