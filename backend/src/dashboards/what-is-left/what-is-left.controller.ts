import { Body, Controller } from '@nestjs/common';
import { whatIsLeftCalls } from '@clinic/contract/dashboards/what-is-left-calls';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { SaveNotForUsDto } from './what-is-left.dto.ts';
import { WhatIsLeftService } from './what-is-left.service.ts';

@Controller()
export class WhatIsLeftController {
  constructor(private readonly left: WhatIsLeftService) {}

  @Handles(whatIsLeftCalls.read)
  read(@CurrentUser() caller: Caller) {
    return this.left.read(caller);
  }

  @Command(whatIsLeftCalls.save, { action: 'update', kind: 'what is left' })
  save(
    @CurrentUser() caller: Caller,
    @CommandContext() context: WriteContext,
    @Body() away: SaveNotForUsDto,
  ) {
    return this.left.save(context, caller, away);
  }
}
