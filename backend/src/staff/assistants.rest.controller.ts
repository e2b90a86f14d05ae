import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { assistantGrid } from '@clinic/contract/grid-calls';
import type { Response } from 'express';
import { AssistantRecordDto, NewAssistantDto } from './assistant.dto.ts';
import { assistantView } from './assistant.view.ts';
import { AssistantsService } from './assistants.service.ts';
import { Audited } from '../audit/audited.ts';
import { Handles } from '../http/handles.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { answerPage } from '../rest/content-range.ts';
import {
  byIds,
  byReference,
  byText,
  contains,
  readListQuery,
  type ListRules,
  type RawListQuery,
} from '../rest/list-query.ts';

const RULES: ListRules = {
  sort: { name: 'name', email: 'email', createdAt: 'createdAt', id: '_id' },
  filter: { id: byIds, doctor: byReference('doctor'), q: byText(contains('name', 'email', 'phone')) },
};

@Controller()
export class AssistantsRestController {
  constructor(private readonly assistants: AssistantsService) {}

  @Handles(assistantGrid.list)
  async list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    const query = await readListQuery(raw, RULES);
    return answerPage(response, 'assistants', await this.assistants.list(query), query.offset, assistantView);
  }

  @Handles(assistantGrid.get)
  async get(@Param('id', ObjectIdPipe) id: string) {
    return assistantView(await this.assistants.get(id));
  }

  @Handles(assistantGrid.create)
  @Audited('create', 'assistant')
  async create(@Body() fields: NewAssistantDto) {
    return assistantView(await this.assistants.create(fields));
  }

  @Handles(assistantGrid.update)
  @Audited('update', 'assistant')
  async update(@Param('id', ObjectIdPipe) id: string, @Body() fields: AssistantRecordDto) {
    return assistantView(await this.assistants.update(id, fields));
  }

  @Handles(assistantGrid.remove)
  @Audited('delete', 'assistant')
  async remove(@Param('id', ObjectIdPipe) id: string) {
    return assistantView(await this.assistants.remove(id));
  }
}
