import { Controller, Param } from '@nestjs/common';
import { doctorWorklistCalls } from '@clinic/contract/dashboards/doctor-worklist-calls';
import { Audited, AuditedOnce } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { DoctorClient } from './doctor-client.service.ts';
import { DoctorTimeline } from './doctor-timeline.ts';
import { DoctorWorklistsService } from './doctor-worklists.service.ts';

@Controller()
export class DoctorWorklistsController {
  constructor(
    private readonly day: DoctorWorklistsService,
    private readonly client: DoctorClient,
    private readonly history: DoctorTimeline,
  ) {}

  @Handles(doctorWorklistCalls.today)
  @AuditedOnce('list', 'clients')
  today(@CurrentUser() caller: Caller) {
    return this.day.worklistsOf(caller);
  }

  @Handles(doctorWorklistCalls.summary)
  @Audited('read', 'overview')
  summary(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.client.summary(caller, clientId);
  }

  @Handles(doctorWorklistCalls.timeline)
  @Audited('read', 'overview')
  timeline(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.history.timelineOf(caller, clientId);
  }
}
