import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { newsletterGrid } from '@clinic/contract/grid-calls';
import type { Response } from 'express';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byChoice, byIds, byText, contains } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { NEWSLETTER_STATES } from './newsletter-address.schema.ts';
import { EditNewsletterAddressDto } from './newsletter.dto.ts';
import { NewsletterService } from './newsletter.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

const RULES: ListRules = {
  sort: { createdAt: 'createdAt', email: 'email', id: '_id' },
  defaultDirection: -1,
  filter: { id: byIds, state: byChoice('state', NEWSLETTER_STATES), q: byText(contains('email')) },
};

@Controller()
export class NewsletterRestController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Handles(newsletterGrid.list)
  @Listed(RULES)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'newsletter', { raw, rules: RULES }, (query) => this.newsletter.list(query));
  }

  @Handles(newsletterGrid.get)
  get(@Param('id', ObjectIdPipe) id: string) {
    return this.newsletter.get(id);
  }

  @Command(newsletterGrid.update, { action: 'update', kind: 'newsletter' })
  update(
    @CommandContext() context: WriteContext,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { state, updatedAt }: EditNewsletterAddressDto,
  ) {
    return this.newsletter.update(context, id, state, updatedAt);
  }
}
