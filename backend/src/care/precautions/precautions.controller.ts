import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import { Body, Controller, Param } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { SavePrecautionsDto } from './precautions.dto.ts';
import { PrecautionsService } from './precautions.service.ts';

@Controller()
export class PrecautionsController {
  constructor(private readonly precautions: PrecautionsService) {}

  @Handles(precautionCalls.ofClient)
  @Audited('read', 'precautions')
  ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.precautions.get(caller, clientId);
  }

  @Command(precautionCalls.save, { action: 'update', kind: 'precautions' })
  save(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() sent: SavePrecautionsDto,
  ) {
    return this.precautions.save(context, clientId, sent);
  }
}
