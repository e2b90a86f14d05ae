import { Controller, Param, Query, Res } from '@nestjs/common';
import { emailGrid } from '@clinic/contract/grid-calls';
import { EMAIL_STATES } from '@clinic/contract/notifications/email-kinds';
import type { Response } from 'express';
import { Handles } from '../../platform/http/handles.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byChoice, byReference } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { EmailIdPipe } from './email-id.pipe.ts';
import { EmailsService } from './emails.service.ts';

const RULES: ListRules = {
  sort: { createdAt: 'createdAt', id: '_id' },
  defaultDirection: -1,
  filter: { state: byChoice('state', EMAIL_STATES), client: byReference('client') },
};

@Controller()
export class EmailsRestController {
  constructor(private readonly emails: EmailsService) {}

  @Handles(emailGrid.list)
  @Listed(RULES)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'letters', { raw, rules: RULES }, (query) => this.emails.list(query));
  }

  @Handles(emailGrid.get)
  get(@Param('id', EmailIdPipe) id: string) {
    return this.emails.get(id);
  }
}
