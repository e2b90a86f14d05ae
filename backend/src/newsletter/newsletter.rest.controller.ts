import { Body, Controller, Get, Param, Put, Query, Res } from '@nestjs/common';
import type { NewsletterAddress } from '@clinic/contract/enquiries';
import type { Response } from 'express';
import { Audited } from '../audit/audited.ts';
import { Roles } from '../auth/decorators.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { answerPage } from '../rest/content-range.ts';
import {
  byChoice,
  byIds,
  byText,
  contains,
  readListQuery,
  type ListRules,
  type RawListQuery,
} from '../rest/list-query.ts';
import { NEWSLETTER_STATES } from './newsletter-address.schema.ts';
import { newsletterAddressView } from './newsletter-address.view.ts';
import { EditNewsletterAddressDto } from './newsletter.dto.ts';
import { NewsletterService } from './newsletter.service.ts';

const RULES: ListRules = {
  sort: { createdAt: 'createdAt', email: 'email', id: '_id' },
  defaultDirection: -1,
  filter: { id: byIds, state: byChoice('state', NEWSLETTER_STATES), q: byText(contains('email')) },
};

@Controller('rest/newsletter')
export class NewsletterRestController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Roles('assistant', 'admin')
  @Get()
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<NewsletterAddress[]> {
    const query = await readListQuery(raw, RULES);
    const page = await this.newsletter.list(query);
    return answerPage(response, 'newsletter', page, query.offset, newsletterAddressView);
  }

  @Roles('assistant', 'admin')
  @Get(':id')
  async get(@Param('id', ObjectIdPipe) id: string): Promise<NewsletterAddress> {
    return newsletterAddressView(await this.newsletter.get(id));
  }

  @Roles('assistant')
  @Audited('update', 'newsletter')
  @Put(':id')
  async update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() { state, updatedAt }: EditNewsletterAddressDto,
  ): Promise<NewsletterAddress> {
    return newsletterAddressView(await this.newsletter.update(id, state, updatedAt));
  }
}
