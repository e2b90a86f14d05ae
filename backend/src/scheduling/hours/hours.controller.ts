import { Body, Controller, Param, Query } from '@nestjs/common';
import { hoursCalls } from '@clinic/contract/scheduling/hours-calls';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { ExtraHoursService } from './extra-hours.service.ts';
import { AddExtraHoursDto, HoursRangeDto, SaveWeekDto } from './hours.dto.ts';
import { HoursService } from './hours.service.ts';
import { WeeksService } from './weeks.service.ts';

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

  @Handles(hoursCalls.saveWeek)
  @Audited('update', 'hours')
  async saveWeek(
    @CurrentUser() caller: Caller,
    @Param('doctor', ObjectIdPipe) doctor: string,
    @Body() week: SaveWeekDto,
  ) {
    return { week: await this.weeks.save(caller, doctor, week) };
  }

  @Handles(hoursCalls.removeWeek)
  @Audited('delete', 'hours')
  async removeWeek(@CurrentUser() caller: Caller, @Param('id', ObjectIdPipe) id: string) {
    await this.weeks.remove(caller, id);
    return { message: 'Week removed' };
  }

  @Handles(hoursCalls.addExtra)
  @Audited('create', 'hours')
  async addExtra(@CurrentUser() caller: Caller, @Body() input: AddExtraHoursDto) {
    return { extra: await this.extra.add(caller, input) };
  }

  @Handles(hoursCalls.removeExtra)
  @Audited('delete', 'hours')
  async removeExtra(@CurrentUser() caller: Caller, @Param('id', ObjectIdPipe) id: string) {
    await this.extra.remove(caller, id);
    return { message: 'Extra hours removed' };
  }
}
