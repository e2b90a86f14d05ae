import { Body, Controller, Param } from '@nestjs/common';
import { checkupCalls } from '@clinic/contract/care/checkups/checkup-calls';
import { Audited } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { EditCheckupDto, SaveCheckupDto } from './checkup.dto.ts';
import { CheckupsService } from './checkups.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class CheckupsController {
  constructor(private readonly checkups: CheckupsService) {}

  @Command(checkupCalls.create, { action: 'create', kind: 'checkup' })
  async create(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() fields: SaveCheckupDto,
  ) {
    const { checkup, created } = await this.checkups.save(context, clientId, fields);
    return { message: `Checkup ${created ? 'created' : 'updated'} successfully!`, checkup };
  }

  @Command(checkupCalls.edit, { action: 'update', kind: 'checkup' })
  async edit(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() edit: EditCheckupDto,
  ) {
    const checkup = await this.checkups.edit(context, id, edit);
    return { message: 'Checkup updated successfully!', checkup };
  }

  @Handles(checkupCalls.ofClient)
  @Audited('read', 'checkup')
  async list(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { checkups: await this.checkups.list(caller, clientId) };
  }
}
