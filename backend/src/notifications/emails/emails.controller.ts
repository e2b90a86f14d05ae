import { Body, Controller, Param, Query } from '@nestjs/common';
import { emailCalls } from '@clinic/contract/notifications/email-calls';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { EmailIdPipe } from './email-id.pipe.ts';
import { EmailLookDto, SwitchEmailDto } from './email.dto.ts';
import { EmailSwitchesService } from './email-switches.service.ts';
import { EmailsService } from './emails.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class EmailsController {
  constructor(
    private readonly emails: EmailsService,
    private readonly switches: EmailSwitchesService,
  ) {}

  @Handles(emailCalls.ofClient)
  @AuditedOnce('list', 'letters')
  async ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { letters: await this.emails.ofClient(caller, clientId) };
  }

  @Command(emailCalls.retry, { action: 'send-again', kind: 'letter' })
  async retry(@CommandContext() context: WriteContext, @Param('id', EmailIdPipe) id: string) {
    return { letter: await this.emails.retry(context, id) };
  }

  @Handles(emailCalls.look)
  look(@Query() { kind }: EmailLookDto) {
    return this.emails.look(kind);
  }

  @Handles(emailCalls.switches)
  readSwitches() {
    return this.switches.read();
  }

  @Command(emailCalls.switchOne, { action: 'update', kind: 'letter switch' })
  switchOne(@CommandContext() context: WriteContext, @Body() one: SwitchEmailDto) {
    return this.switches.set(context, one);
  }
}
