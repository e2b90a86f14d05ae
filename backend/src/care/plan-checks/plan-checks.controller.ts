import { planCheckCalls } from '@clinic/contract/care/plan-checks/plan-check-calls';
import { Controller, Param } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { PlanCheckStates } from './plan-check-states.service.ts';

@Controller()
export class PlanChecksController {
  constructor(private readonly planChecks: PlanCheckStates) {}

  @Handles(planCheckCalls.ofClient)
  @Audited('read', 'precautions')
  ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.planChecks.ofClient(caller, clientId);
  }
}
