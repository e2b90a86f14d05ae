import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { assistantGrid } from '@clinic/contract/grid-calls';
import type { Response } from 'express';
import { AssistantRecordDto, NewAssistantDto } from './assistant.dto.ts';
import { AssistantsService } from './assistants.service.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byIds, byReference, byText, containsContact } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

const RULES: ListRules = {
  sort: { name: 'name', email: 'email', createdAt: 'createdAt', id: '_id' },
  filter: { id: byIds, doctor: byReference('doctor'), q: byText(containsContact) },
};

@Controller()
export class AssistantsRestController {
  constructor(private readonly assistants: AssistantsService) {}

  @Handles(assistantGrid.list)
  @Listed(RULES)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'assistants', { raw, rules: RULES }, (query) => this.assistants.list(query));
  }

  @Handles(assistantGrid.get)
  get(@Param('id', ObjectIdPipe) id: string) {
    return this.assistants.get(id);
  }

  @Command(assistantGrid.create, { action: 'create', kind: 'assistant' })
  create(@CommandContext() context: WriteContext, @Body() fields: NewAssistantDto) {
    return this.assistants.create(context, fields);
  }

  @Command(assistantGrid.update, { action: 'update', kind: 'assistant' })
  update(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: AssistantRecordDto,
  ) {
    return this.assistants.update(context, id, fields);
  }

  @Command(assistantGrid.remove, { action: 'delete', kind: 'assistant' })
  remove(@CommandContext() context: WriteContext, @Param('id', ObjectIdPipe) id: string) {
    return this.assistants.remove(context, id);
  }
}
