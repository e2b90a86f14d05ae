import { Body, Controller } from '@nestjs/common';
import { serverCalls } from '@clinic/contract/platform/server-calls';
import { Handles } from '../../platform/http/handles.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { SaveServersDto } from './servers.dto.ts';
import { UpdatedServers } from './updated-servers.service.ts';

@Controller()
export class UpdatedServersController {
  constructor(private readonly servers: UpdatedServers) {}

  @Handles(serverCalls.read)
  read() {
    return this.servers.read();
  }

  @Command(serverCalls.save, { action: 'update', kind: 'servers' })
  save(@CommandContext() context: WriteContext, @Body() setting: SaveServersDto) {
    return this.servers.save(context, setting);
  }
}
