import { Controller } from '@nestjs/common';
import { todayCalls } from '@clinic/contract/dashboards/today-calls';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { DeskTodayService } from './desk-today.service.ts';

@Controller()
export class DeskTodayController {
  constructor(private readonly desk: DeskTodayService) {}

  @Handles(todayCalls.desk)
  @AuditedOnce('list', 'appointments')
  today(@CurrentUser() caller: Caller) {
    return this.desk.of(caller);
  }
}
