import { Body, Controller, Param, Query } from '@nestjs/common';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { ExtraHoursService } from './extra-hours.service.ts';
import { AddExtraHoursDto, HoursRangeDto, SaveWeekDto } from './hours.dto.ts';
import { HoursService } from './hours.service.ts';
import { WeeksService } from './weeks.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class HoursController {
  constructor(
    private readonly hours: HoursService,
    private readonly weeks: WeeksService,
    private readonly extra: ExtraHoursService,
  ) {}

  @Handles(hoursCalls.all)
  all(@CurrentUser() caller: Caller, @Query() range: HoursRangeDto) {
    return this.hours.all(caller, range);
  }

  @Command(hoursCalls.saveWeek, { action: 'update', kind: 'hours' })
  async saveWeek(
    @CommandContext() context: WriteContext,
    @Param('doctor', ObjectIdPipe) doctor: string,
    @Body() week: SaveWeekDto,
  ) {
    return { week: await this.weeks.save(context, doctor, week) };
  }

  @Command(hoursCalls.removeWeek, { action: 'delete', kind: 'hours' })
  async removeWeek(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    await this.weeks.remove(context, id);
    return { message: 'Week removed' };
  }

  @Command(hoursCalls.addExtra, { action: 'create', kind: 'hours' })
  async addExtra(@CommandContext() context: WriteContext, @Body() input: AddExtraHoursDto) {
    return { extra: await this.extra.add(context, input) };
  }

  @Command(hoursCalls.removeExtra, { action: 'delete', kind: 'hours' })
  async removeExtra(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    await this.extra.remove(context, id);
    return { message: 'Extra hours removed' };
  }
}
