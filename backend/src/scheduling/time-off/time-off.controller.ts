import { Body, Controller, Param } from '@nestjs/common';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { SaveTimeOffDto } from './time-off.dto.ts';
import { TimeOffService } from './time-off.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class TimeOffController {
  constructor(private readonly timeOff: TimeOffService) {}

  @Command(hoursCalls.addTimeOff, { action: 'create', kind: 'time off' })
  async add(@CommandContext() context: WriteContext, @Body() input: SaveTimeOffDto) {
    return { timeOff: await this.timeOff.add(context, input) };
  }

  @Command(hoursCalls.changeTimeOff, { action: 'update', kind: 'time off' })
  async change(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() input: SaveTimeOffDto,
  ) {
    return { timeOff: await this.timeOff.change(context, id, input) };
  }

  @Command(hoursCalls.removeTimeOff, { action: 'delete', kind: 'time off' })
  async remove(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    await this.timeOff.remove(context, id);
    return { message: 'Time off removed' };
  }
}
