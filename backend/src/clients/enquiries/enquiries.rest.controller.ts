import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { enquiryGrid } from '@clinic/contract/grid-calls';
import { ENQUIRY_STATES } from '@clinic/contract/constants';
import type { Response } from 'express';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byChoice, byIds, byKeys, byReference, byText } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { EnquiriesService } from './enquiries.service.ts';
import { EditEnquiryDto } from './enquiry.dto.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

const RULES: ListRules = {
  sort: { createdAt: 'createdAt', name: 'name', id: '_id' },
  defaultDirection: -1,
  filter: {
    id: byIds,
    client: byReference('client'),
    state: byChoice('state', ENQUIRY_STATES),
    q: byText(byKeys),
  },
};

@Controller()
export class EnquiriesRestController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Handles(enquiryGrid.list)
  @Listed(RULES)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'enquiries', { raw, rules: RULES }, (query) => this.enquiries.list(query));
  }

  @Handles(enquiryGrid.get)
  get(@Param('id', ObjectIdPipe) id: string) {
    return this.enquiries.get(id);
  }

  @Command(enquiryGrid.update, { action: 'update', kind: 'enquiry' })
  update(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() fields: EditEnquiryDto,
  ) {
    return this.enquiries.update(context, id, fields);
  }
}
