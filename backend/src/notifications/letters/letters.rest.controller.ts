import { Controller, Param, Query, Res } from '@nestjs/common';
import { letterGrid } from '@clinic/contract/grid-calls';
import { LETTER_STATES } from '@clinic/contract/notifications/letters';
import type { Response } from 'express';
import { Handles } from '../../platform/http/handles.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byChoice, byReference } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { LetterIdPipe } from './letter-id.pipe.ts';
import { LettersService } from './letters.service.ts';

const RULES: ListRules = {
  sort: { createdAt: 'createdAt', id: '_id' },
  defaultDirection: -1,
  filter: { state: byChoice('state', LETTER_STATES), client: byReference('client') },
};

@Controller()
export class LettersRestController {
  constructor(private readonly letters: LettersService) {}

  @Handles(letterGrid.list)
  @Listed(RULES)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'letters', { raw, rules: RULES }, (query) => this.letters.list(query));
  }

  @Handles(letterGrid.get)
  get(@Param('id', LetterIdPipe) id: string) {
    return this.letters.get(id);
  }
}
