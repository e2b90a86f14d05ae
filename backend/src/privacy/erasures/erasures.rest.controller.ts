import { Controller, Param, Query, Res } from '@nestjs/common';
import { erasureGrid } from '@clinic/contract/grid-calls';
import { ERASURE_STATES } from '@clinic/contract/privacy/privacy';
import type { Response } from 'express';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byChoice, byIds } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { ErasuresService } from './erasures.service.ts';

const RULES: ListRules = {
  sort: { createdAt: 'createdAt', id: '_id' },
  defaultDirection: -1,
  filter: { id: byIds, state: byChoice('state', ERASURE_STATES) },
};

@Controller()
export class ErasuresRestController {
  constructor(private readonly erasures: ErasuresService) {}

  @Handles(erasureGrid.list)
  @Listed(RULES)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'erasures', { raw, rules: RULES }, (query) => this.erasures.page(query));
  }

  @Handles(erasureGrid.get)
  get(@Param('id', ObjectIdPipe) id: string) {
    return this.erasures.get(id);
  }
}
