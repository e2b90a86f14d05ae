import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Assistant } from '@clinic/contract/people';
import type { Response } from 'express';
import { AssistantRecordDto, NewAssistantDto } from '../assistants/assistant.dto.ts';
import { assistantView } from '../assistants/assistant.view.ts';
import { AssistantsService } from '../assistants/assistants.service.ts';
import { Audited } from '../audit/audited.ts';
import { Roles } from '../auth/decorators.ts';
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

@Controller('rest/assistants')
export class AssistantsRestController {
  constructor(private readonly assistants: AssistantsService) {}

  @Roles('admin', 'assistant')
  @Get()
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Assistant[]> {
    const query = await readListQuery(raw, RULES);
    return answerPage(response, 'assistants', await this.assistants.list(query), query.offset, assistantView);
  }

  @Roles('admin', 'assistant')
  @Get(':id')
  async get(@Param('id', ObjectIdPipe) id: string): Promise<Assistant> {
    return assistantView(await this.assistants.get(id));
  }

  @Roles('admin')
  @Audited('create', 'assistant')
  @Post()
  @HttpCode(200)
  async create(@Body() fields: NewAssistantDto): Promise<Assistant> {
    return assistantView(await this.assistants.create(fields));
  }

  @Roles('admin')
  @Audited('update', 'assistant')
  @Put(':id')
  async update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: AssistantRecordDto,
  ): Promise<Assistant> {
    return assistantView(await this.assistants.update(id, fields));
  }

  @Roles('admin')
  @Audited('delete', 'assistant')
  @Delete(':id')
  async remove(@Param('id', ObjectIdPipe) id: string): Promise<Assistant> {
    return assistantView(await this.assistants.remove(id));
  }
}
