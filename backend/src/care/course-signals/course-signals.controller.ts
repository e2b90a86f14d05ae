import { courseCalls } from '@clinic/contract/care/course-calls';
import { Body, Controller, Param } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { CourseSignals } from './course-signals.service.ts';
import { SeenSignalsDto } from './seen-signals.dto.ts';

@Controller()
export class CourseSignalsController {
  constructor(private readonly signals: CourseSignals) {}

  @Handles(courseCalls.signals)
  @Audited('read', 'signals')
  ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.signals.ofClient(caller, clientId);
  }

  @Handles(courseCalls.ownLine)
  @Audited('read', 'measurement')
  async ownLine(@CurrentUser() caller: Caller) {
    return { line: await this.signals.ownLine(caller) };
  }

  @Handles(courseCalls.seen)
  @Audited('update', 'signals')
  seen(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() { signals }: SeenSignalsDto,
  ) {
    return this.signals.see(caller, clientId, signals);
  }
}
