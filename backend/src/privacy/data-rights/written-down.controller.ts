import { Body, Controller, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { writtenDownCalls } from '@clinic/contract/privacy/written-down-calls';
import type { Response } from 'express';
import { Audited, AuditedOnce } from '../../platform/audit/audited.ts';
import { Sessions } from '../../identity/sessions/sessions.ts';
import type { Caller, ClinicRequest } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { signedIn } from '../../platform/http/signed-in.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { answerCopy } from './copy-answer.ts';
import { WrittenDownCopies } from './written-down-copies.ts';
import { WriteDownDto, WriteDownErasureDto } from './written-down.dto.ts';
import { WrittenDownService } from './written-down.service.ts';

/** Calls of desk and doctor for a client without a log-in. */
@Controller()
export class WrittenDownController {
  constructor(
    private readonly written: WrittenDownService,
    private readonly copies: WrittenDownCopies,
    private readonly sessions: Sessions,
  ) {}

  @Handles(writtenDownCalls.ofClient)
  @AuditedOnce('read', 'consents')
  async ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { wishes: await this.written.get(caller, clientId) };
  }

  @Command(writtenDownCalls.write, { action: 'update', kind: 'consents' })
  write(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() decided: WriteDownDto,
  ) {
    return this.written.write(context, clientId, decided);
  }

  @Command(writtenDownCalls.askErasure, { action: 'create', kind: 'request to erase' })
  askErasure(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Body() asked: WriteDownErasureDto,
  ) {
    return this.written.askErasure(context, clientId, asked);
  }

  @Command(writtenDownCalls.withdrawErasure, { action: 'delete', kind: 'request to erase' })
  withdrawErasure(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
  ) {
    return this.written.withdrawErasure(context, clientId);
  }

  @Command(writtenDownCalls.makeCopy, { action: 'create', kind: 'data download' })
  async makeCopy(
    @CommandContext() context: WriteContext,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Req() request: ClinicRequest,
  ) {
    await this.copies.requireWish(context.caller, clientId);
    await this.sessions.requirePassword(signedIn(request).session);
    return this.copies.make(context, clientId);
  }

  @Handles(writtenDownCalls.copy)
  @Audited('export', 'data download')
  async copy(
    @CurrentUser() caller: Caller,
    @Param('clientId', ObjectIdPipe) clientId: string,
    @Req() request: ClinicRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { _id, name } = await this.copies.requireWish(caller, clientId);
    await this.sessions.requirePassword(signedIn(request).session);
    const file = await this.copies.open(caller, clientId);
    const id = _id.toHexString();
    request.subject = { id, name, client: id };
    return answerCopy(response, file, 'copy-for-client.zip');
  }

  @Command(writtenDownCalls.handOver, { action: 'reassign', kind: 'data download' })
  handOver(@CommandContext() context: WriteContext, @Param('clientId', ObjectIdPipe) clientId: string) {
    return this.copies.handOver(context, clientId);
  }
}
