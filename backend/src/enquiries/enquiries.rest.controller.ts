import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import { ENQUIRY_STATES } from '@clinic/contract/constants';
import type { Enquiry } from '@clinic/contract/enquiries';
import { searchPattern } from '@clinic/contract/search-keys';
import type { Response } from 'express';
import { Audited } from '../audit/audited.ts';
import { Roles } from '../auth/decorators.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { answerPage } from '../rest/content-range.ts';
import {
  byChoice,
  byIds,
  byReference,
  byText,
  readListQuery,
  type ListRules,
  type RawListQuery,
} from '../rest/list-query.ts';
import { EnquiriesService } from './enquiries.service.ts';
import { EditEnquiryDto } from './enquiry.dto.ts';
import { enquiryView } from './enquiry.view.ts';

const RULES: ListRules = {
  sort: { createdAt: 'createdAt', name: 'name', id: '_id' },
  defaultDirection: -1,
  filter: {
    id: byIds,
    client: byReference('client'),
    state: byChoice('state', ENQUIRY_STATES),
    q: byText((text) => {
      const pattern = searchPattern(text);
      return pattern ? { searchKeys: { $regex: pattern } } : {};
    }),
  },
};

@Controller('rest/enquiries')
export class EnquiriesRestController {
  constructor(private readonly enquiries: EnquiriesService) {}

  @Roles('assistant', 'admin')
  @Get()
  async list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response): Promise<Enquiry[]> {
    const query = await readListQuery(raw, RULES);
    return answerPage(response, 'enquiries', await this.enquiries.list(query), query.offset, enquiryView);
  }

  @Roles('assistant', 'admin')
  @Get(':id')
  async get(@Param('id', ObjectIdPipe) id: string): Promise<Enquiry> {
    return enquiryView(await this.enquiries.get(id));
  }

  @Roles('assistant')
  @Audited('update', 'enquiry')
  @Put(':id')
  async update(@Param('id', ObjectIdPipe) id: string, @Body() fields: EditEnquiryDto): Promise<Enquiry> {
    return enquiryView(await this.enquiries.update(id, fields));
  }
}
