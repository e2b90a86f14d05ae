import { Controller, Param } from '@nestjs/common';
import { doctorTodayCalls } from '@clinic/contract/dashboards/doctor-today-calls';
import { Audited, AuditedOnce } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { DoctorClient } from './doctor-client.service.ts';
import { DoctorTimeline } from './doctor-timeline.ts';
import { DoctorTodayService } from './doctor-today.service.ts';

@Controller()
export class DoctorTodayController {
  constructor(
    private readonly day: DoctorTodayService,
    private readonly client: DoctorClient,
    private readonly history: DoctorTimeline,
  ) {}

  @Handles(doctorTodayCalls.today)
  @AuditedOnce('list', 'clients')
  today(@CurrentUser() caller: Caller) {
    return this.day.of(caller);
  }

  @Handles(doctorTodayCalls.summary)
  @Audited('read', 'overview')
  summary(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.client.summary(caller, clientId);
  }

  @Handles(doctorTodayCalls.timeline)
  @Audited('read', 'overview')
  timeline(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.history.of(caller, clientId);
  }
}
