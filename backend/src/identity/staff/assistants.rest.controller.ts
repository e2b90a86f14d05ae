import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { assistantGrid } from '@clinic/contract/grid-calls';
import type { Response } from 'express';
import { AssistantRecordDto, NewAssistantDto } from './assistant.dto.ts';
import { AssistantsService } from './assistants.service.ts';
import { Audited } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byIds, byReference, byText, contains } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';

const RULES: ListRules = {
  sort: { name: 'name', email: 'email', createdAt: 'createdAt', id: '_id' },
  filter: { id: byIds, doctor: byReference('doctor'), q: byText(contains('name', 'email', 'phone')) },
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

  @Handles(assistantGrid.create)
  @Audited('create', 'assistant')
  create(@Body() fields: NewAssistantDto) {
    return this.assistants.create(fields);
  }

  @Handles(assistantGrid.update)
  @Audited('update', 'assistant')
  update(
    @CurrentUser() caller: Caller,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: AssistantRecordDto,
  ) {
    return this.assistants.update(id, fields, caller);
  }

  @Handles(assistantGrid.remove)
  @Audited('delete', 'assistant')
  remove(@Param('id', ObjectIdPipe) id: string) {
    return this.assistants.remove(id);
  }
}
