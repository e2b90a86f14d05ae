import { Controller } from '@nestjs/common';
import { todayCalls } from '@clinic/contract/dashboards/today-calls';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { AdminTodayService } from './admin-today.service.ts';

@Controller()
export class AdminTodayController {
  constructor(private readonly admin: AdminTodayService) {}

  @Handles(todayCalls.admin)
  @AuditedOnce('list', 'clients')
  today(@CurrentUser() caller: Caller) {
    return this.admin.of(caller);
  }
}
