import { Body, Controller, Param, Query } from '@nestjs/common';
import { alikeCalls } from '@clinic/contract/clients/alike-calls';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';
import { AlikeQueryDto, AnswerAlikeDto } from './alike.dto.ts';
import { Alike } from './alike.service.ts';

@Controller()
export class AlikeController {
  constructor(private readonly alike: Alike) {}

  @Handles(alikeCalls.find)
  @AuditedOnce('list', 'clients')
  async find(@Query() typed: AlikeQueryDto) {
    return { alike: await this.alike.find(typed) };
  }

  @Command(alikeCalls.answer, { action: 'update', kind: 'alike clients' })
  async answer(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() answer: AnswerAlikeDto,
  ) {
    await this.alike.answer(context, id, answer);
    return { message: 'Noted.' };
  }
}
