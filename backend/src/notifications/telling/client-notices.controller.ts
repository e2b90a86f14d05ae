import { Controller, Param } from '@nestjs/common';
import { clientNoticeCalls } from '@clinic/contract/notifications/client-notice-calls';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { EmailIdPipe } from '../emails/email-id.pipe.ts';
import { ClientNotices } from './client-notices.service.ts';

@Controller()
export class ClientNoticesController {
  constructor(private readonly notices: ClientNotices) {}

  @Handles(clientNoticeCalls.own)
  @AuditedOnce('list', 'letters')
  async own(@CurrentUser() { id }: Caller) {
    return { notices: await this.notices.unread(id) };
  }

  @Command(clientNoticeCalls.read, { action: 'update', kind: 'letter' })
  async read(@CommandContext() context: WriteContext, @Param('id', EmailIdPipe) id: string) {
    return { notices: await this.notices.read(context, id) };
  }
}
