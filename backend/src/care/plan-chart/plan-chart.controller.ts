import { planChartCalls } from '@clinic/contract/care/plan-chart/plan-chart-calls';
import { Controller, Param } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { PlanChartService } from './plan-chart.service.ts';

@Controller()
export class PlanChartController {
  constructor(private readonly charts: PlanChartService) {}

  @Handles(planChartCalls.ofClient)
  @Audited('read', 'plan chart')
  ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.charts.get(caller, clientId);
  }
}
