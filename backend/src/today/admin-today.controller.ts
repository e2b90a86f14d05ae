import { Controller } from '@nestjs/common';
import { todayCalls } from '@clinic/contract/today-calls';
import { AuditedOnce } from '../audit/audited.ts';
import { CurrentUser } from '../http/current-user.ts';
import { Handles } from '../http/handles.ts';
import type { Caller } from '../http/clinic-request.ts';
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
