import { Controller } from '@nestjs/common';
import { worklistCalls } from '@clinic/contract/dashboards/worklist-calls';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { DeskWorklistsService } from './desk-worklists.service.ts';

@Controller()
export class DeskWorklistsController {
  constructor(private readonly desk: DeskWorklistsService) {}

  @Handles(worklistCalls.desk)
  @AuditedOnce('list', 'appointments')
  today(@CurrentUser() caller: Caller) {
    return this.desk.worklistsOf(caller);
  }
}
