import { Body, Controller, Param } from '@nestjs/common';
import { herbsPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { Audited } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { MaxBytes, PLAN_BYTES } from '../../platform/http/body.guard.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { SaveHerbsPlanDto } from './dosage-plan.dto.ts';
import { DosagePlansService } from './dosage-plans.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class HerbsPlansController {
  constructor(private readonly plans: DosagePlansService) {}

  @Command(herbsPlanCalls.save, { action: 'update', kind: 'herbs plan' })
  @MaxBytes(PLAN_BYTES)
  async save(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() { herbs: entries, ...fields }: SaveHerbsPlanDto,
  ) {
    const { plan, created } = await this.plans.save(context, 'herbs', clientId, { ...fields, entries });
    return {
      message: `Herbs plan ${created ? 'created' : 'updated'} successfully!`,
      herbsPlan: plan,
    };
  }

  @Handles(herbsPlanCalls.current)
  @Audited('read', 'herbs plan')
  async get(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { herbsPlan: await this.plans.get(caller, 'herbs', clientId) };
  }

  @Handles(herbsPlanCalls.history)
  @Audited('read', 'herbs plan')
  async history(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { versions: await this.plans.history(caller, 'herbs', clientId) };
  }
}
