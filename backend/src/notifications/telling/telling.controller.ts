import { Body, Controller, Param } from '@nestjs/common';
import { tellingCalls } from '@clinic/contract/notifications/telling-calls';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { EmailIdPipe } from '../emails/email-id.pipe.ts';
import { RecordTellingDto } from './telling.dto.ts';
import { Tellings } from './tellings.service.ts';

@Controller()
export class TellingController {
  constructor(private readonly tellings: Tellings) {}

  @Command(tellingCalls.record, { action: 'update', kind: 'letter' })
  async record(
    @CommandContext() context: WriteContext,
    @Param('id', EmailIdPipe) id: string,
    @Body() body: RecordTellingDto,
  ) {
    return { letter: await this.tellings.record(context, id, body) };
  }
}
