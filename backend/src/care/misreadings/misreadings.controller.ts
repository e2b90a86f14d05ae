import { misreadingCalls } from '@clinic/contract/care/misreadings/misreading-calls';
import { Body, Controller, Param } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { LookedAtDto } from './misreading.dto.ts';
import { Misreadings } from './misreadings.service.ts';

@Controller()
export class MisreadingsController {
  constructor(private readonly misreadings: Misreadings) {}

  @Handles(misreadingCalls.ofClient)
  @Audited('read', 'misreadings')
  ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.misreadings.ofClient(caller, clientId);
  }

  @Command(misreadingCalls.lookedAt, { action: 'update', kind: 'misreadings' })
  lookedAt(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() { keys }: LookedAtDto,
  ) {
    return this.misreadings.lookAt(context, clientId, keys);
  }
}
