import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { invoiceGrid } from '@clinic/contract/grid-calls';
import { PAPER_STATES } from '@clinic/contract/billing/papers';
import { PAYMENT_MODES } from '@clinic/contract/constants';
import type { Response } from 'express';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { answerList } from '../../platform/rest/answer-list.ts';
import { byChoice, byDays, byIds, byReference, byText } from '../../platform/rest/list-filters.ts';
import type { FilterReader, ListRules, RawListQuery } from '../../platform/rest/list-query.ts';
import { Listed } from '../../platform/rest/listed.ts';
import { CreateInvoiceRecordDto } from './invoice.dto.ts';
import { InvoicesService } from './invoices.service.ts';
import { stateKeyOf } from './state-key.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

const byState: FilterReader = (value) => {
  const state = PAPER_STATES.find((one) => one === value);
  return state && { stateKey: stateKeyOf(state) };
};

const rulesOf = (invoices: InvoicesService): ListRules => ({
  sort: {
    date: 'date',
    invoiceNumber: 'numberKey',
    clientName: 'client.name',
    total: 'total',
    state: 'stateKey',
    createdAt: 'createdAt',
    id: '_id',
  },
  defaultDirection: -1,
  filter: {
    id: byIds,
    q: byText((text) => invoices.matching(text)),
    client: byReference('client.id'),
    paymentMode: byChoice('paymentMode', PAYMENT_MODES),
    state: byState,
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

  @Command(invoiceGrid.create, { action: 'create', kind: 'invoice' })
  async create(@CommandContext() context: WriteContext, @Body() fields: CreateInvoiceRecordDto) {
    const { invoice, warnings } = await this.invoices.create(context, fields);
    return { ...invoice, warnings };
  }
}
