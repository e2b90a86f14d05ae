import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import { Body, Controller, Param } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { ClinicalAlerts } from './clinical-alerts.service.ts';
import { SeenAlertsDto } from './seen-alerts.dto.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class ClinicalAlertsController {
  constructor(private readonly alerts: ClinicalAlerts) {}

  @Handles(progressCalls.signals)
  @Audited('read', 'signals')
  ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.alerts.ofClient(caller, clientId);
  }

  @Handles(progressCalls.ownLine)
  @Audited('read', 'measurement')
  async ownLine(@CurrentUser() caller: Caller) {
    return { line: await this.alerts.ownLine(caller) };
  }

  @Command(progressCalls.seen, { action: 'update', kind: 'signals' })
  seen(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() { signals: alerts }: SeenAlertsDto,
  ) {
    return this.alerts.see(context, clientId, alerts);
  }
}
