import { checkInCalls } from '@clinic/contract/care/check-ins/check-in-calls';
import { Body, Controller, Param } from '@nestjs/common';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { AnswerCheckInDto, SaveCheckInDto } from './check-in.dto.ts';
import { CheckIns } from './check-ins.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class CheckInsController {
  constructor(private readonly checkIns: CheckIns) {}

  @Handles(checkInCalls.own)
  @Audited('read', 'check-in')
  own(@CurrentUser() caller: Caller) {
    return this.checkIns.own(caller);
  }

  @Command(checkInCalls.save, { action: 'update', kind: 'check-in' })
  async save(@CommandContext() context: WriteContext, @Body() checkIn: SaveCheckInDto) {
    return { message: 'Saved.', checkIn: await this.checkIns.save(context, checkIn) };
  }

  @Handles(checkInCalls.ofClient)
  @Audited('read', 'check-in')
  async ofClient(@CurrentUser() caller: Caller, @Param('clientId', ObjectIdPipe) clientId: string) {
    return { checkIns: await this.checkIns.ofClient(caller, clientId) };
  }

  @Command(checkInCalls.read, { action: 'update', kind: 'check-in' })
  async read(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    return { message: 'Read.', checkIn: await this.checkIns.read(context, id) };
  }

  @Command(checkInCalls.answer, { action: 'update', kind: 'check-in' })
  async answer(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() answer: AnswerCheckInDto,
  ) {
    return { message: 'Sent.', checkIn: await this.checkIns.answer(context, id, answer) };
  }
}
