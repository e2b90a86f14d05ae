import { Controller } from '@nestjs/common';
import { worklistCalls } from '@clinic/contract/dashboards/worklist-calls';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { AdminWorklistsService } from './admin-worklists.service.ts';

@Controller()
export class AdminWorklistsController {
  constructor(private readonly admin: AdminWorklistsService) {}

  @Handles(worklistCalls.admin)
  @AuditedOnce('list', 'clients')
  today(@CurrentUser() caller: Caller) {
    return this.admin.worklistsOf(caller);
  }
}
