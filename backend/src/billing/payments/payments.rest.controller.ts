import { escapedPattern } from '@clinic/contract/reading/escaped-pattern';
import { Controller, Param, Query, Res } from '@nestjs/common';
import { paymentGrid } from '@clinic/contract/grid-calls';
import { MONEY_MODES } from '@clinic/contract/billing/payments';
import type { Response } from 'express';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byChoice, byDays, byIds, byReference, byText } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { PaymentsService } from './payments.service.ts';

const RULES: ListRules = {
  sort: { day: 'day', amount: 'amount', id: '_id' },
  defaultDirection: -1,
  filter: {
    id: byIds,
    q: byText((text) => ({ numberKey: { $regex: `^${escapedPattern(text)}` } })),
    client: byReference('client.id'),
    mode: byChoice('mode', MONEY_MODES),
    ...byDays('day'),
  },
};

@Controller()
export class PaymentsRestController {
  constructor(private readonly payments: PaymentsService) {}

  @Handles(paymentGrid.list)
  @AuditedOnce('list', 'payments')
  @Listed(RULES)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'payments', { raw, rules: RULES }, (query) => this.payments.list(query));
  }

  @Handles(paymentGrid.get)
  @AuditedOnce('read', 'payment')
  get(@Param('id', ObjectIdPipe) id: string) {
    return this.payments.get(id);
  }
}
