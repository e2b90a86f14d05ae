import { Body, Controller, Param } from '@nestjs/common';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { SaveTimeOffDto } from './time-off.dto.ts';
import { TimeOffService } from './time-off.service.ts';

@Controller()
export class TimeOffController {
  constructor(private readonly timeOff: TimeOffService) {}

  @Handles(hoursCalls.addTimeOff)
  @Audited('create', 'time off')
  async add(@CurrentUser() caller: Caller, @Body() input: SaveTimeOffDto) {
    return { timeOff: await this.timeOff.add(caller, input) };
  }

  @Handles(hoursCalls.changeTimeOff)
  @Audited('update', 'time off')
  async change(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() input: SaveTimeOffDto,
  ) {
    return { timeOff: await this.timeOff.change(caller, id, input) };
  }

  @Handles(hoursCalls.removeTimeOff)
  @Audited('delete', 'time off')
  async remove(@CurrentUser() caller: Caller, @Param('id', ObjectIdPipe) id: string) {
    await this.timeOff.remove(caller, id);
    return { message: 'Time off removed' };
  }
}
