import { Body, Controller } from '@nestjs/common';
import { worklistCalls } from '@clinic/contract/dashboards/worklist-calls';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { HiddenRows } from './hidden-rows.service.ts';
import { HideRowDto } from './worklists.dto.ts';

@Controller()
export class WorklistsController {
  constructor(private readonly hidden: HiddenRows) {}

  @Handles(worklistCalls.hide)
  async hide(@CurrentUser() caller: Caller, @Body() row: HideRowDto) {
    await this.hidden.hide(caller, row);
    return { message: 'Hidden until tomorrow.' };
  }
}
