import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { invoiceGrid } from '@clinic/contract/grid-calls';
import { PAYMENT_MODES } from '@clinic/contract/constants';
import type { Response } from 'express';
import { Audited, AuditedOnce } from '../../platform/audit/audited.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byChoice, byDays, byIds, byReference, byText } from '../../platform/rest/list-filters.ts';
import type { ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { CreateInvoiceRecordDto } from './invoice.dto.ts';
import { InvoicesService } from './invoices.service.ts';

const rulesOf = (invoices: InvoicesService): ListRules => ({
  sort: {
    date: 'date',
    invoiceNumber: 'numberKey',
    clientName: 'client.name',
    total: 'total',
    createdAt: 'createdAt',
    id: '_id',
  },
  defaultDirection: -1,
  filter: {
    id: byIds,
    q: byText((text) => invoices.matching(text)),
    client: byReference('client.id'),
    paymentMode: byChoice('paymentMode', PAYMENT_MODES),
    ...byDays('date'),
  },
});

@Controller()
export class InvoicesRestController {
  private readonly rules: ListRules;

  constructor(private readonly invoices: InvoicesService) {
    this.rules = rulesOf(invoices);
  }

  @Handles(invoiceGrid.list)
  @AuditedOnce('list', 'invoices')
  @Listed(rulesOf)
  list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response) {
    return answerList(response, 'invoices', { raw, rules: this.rules }, (query) => this.invoices.list(query));
  }

  @Handles(invoiceGrid.get)
  @AuditedOnce('read', 'invoice')
  get(@Param('id', ObjectIdPipe) id: string) {
    return this.invoices.get(id);
  }

  @Handles(invoiceGrid.create)
  @Audited('create', 'invoice')
  async create(@CurrentUser() caller: Caller, @Body() fields: CreateInvoiceRecordDto) {
    const { invoice, warnings } = await this.invoices.create(caller, fields);
    return { ...invoice, warnings };
  }
}
