import { Body, Controller, Param } from '@nestjs/common';
import { vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { Audited } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { MaxBytes, PLAN_BYTES } from '../../platform/http/body.guard.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { SaveVitaminPlanDto } from './dosage-plan.dto.ts';
import { DosagePlansService } from './dosage-plans.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class VitaminPlansController {
  constructor(private readonly plans: DosagePlansService) {}

  @Command(vitaminPlanCalls.save, { action: 'update', kind: 'vitamin plan' })
  @MaxBytes(PLAN_BYTES)
  async save(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() { vitamins: entries, ...fields }: SaveVitaminPlanDto,
  ) {
    const { plan, created } = await this.plans.save(context, 'vitamin', clientId, { ...fields, entries });
    return {
      message: `Vitamin plan ${created ? 'created' : 'updated'} successfully!`,
      vitaminPlan: plan,
    };
  }

  @Handles(vitaminPlanCalls.current)
  @Audited('read', 'vitamin plan')
  async get(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { vitaminPlan: await this.plans.get(caller, 'vitamin', clientId) };
  }

  @Handles(vitaminPlanCalls.history)
  @Audited('read', 'vitamin plan')
  async history(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { versions: await this.plans.history(caller, 'vitamin', clientId) };
  }
}
