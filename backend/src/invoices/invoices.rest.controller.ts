import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { PAYMENT_MODES } from '@clinic/contract/constants';
import type { Invoice, InvoiceRecordCreated } from '@clinic/contract/invoices';
import type { Response } from 'express';
import { Audited } from '../audit/audited.ts';
import { CurrentUser, Roles } from '../auth/decorators.ts';
import type { Caller } from '../http/clinic-request.ts';
import { IdempotencyKey, type Idempotency } from '../http/idempotency.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { answerPage } from '../rest/content-range.ts';
import {
  byChoice,
  byIds,
  byReference,
  byText,
  fromDay,
  readListQuery,
  toDay,
  type ListRules,
  type RawListQuery,
} from '../rest/list-query.ts';
import { CreateInvoiceRecordDto } from './invoice.dto.ts';
import { invoiceView, warningsOf } from './invoice.view.ts';
import { InvoicesService } from './invoices.service.ts';

@Controller('rest/invoices')
export class InvoicesRestController {
  private readonly rules: ListRules;

  constructor(private readonly invoices: InvoicesService) {
    this.rules = {
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
        from: fromDay('date'),
        to: toDay('date'),
      },
    };
  }

  @Roles('assistant', 'admin')
  @Get()
  async list(@Query() raw: RawListQuery, @Res({ passthrough: true }) response: Response): Promise<Invoice[]> {
    const query = await readListQuery(raw, this.rules);
    return answerPage(response, 'invoices', await this.invoices.list(query), query.offset, invoiceView);
  }

  @Roles('assistant', 'admin')
  @Get(':id')
  async get(@Param('id', ObjectIdPipe) id: string): Promise<Invoice> {
    return invoiceView(await this.invoices.get(id));
  }

  @Roles('assistant')
  @Audited('create', 'invoice')
  @Post()
  @HttpCode(200)
  async create(
    @CurrentUser() caller: Caller,
    @Body() fields: CreateInvoiceRecordDto,
    @IdempotencyKey() idempotency?: Idempotency,
  ): Promise<InvoiceRecordCreated> {
    const invoice = await this.invoices.create(caller, fields, idempotency);
    return { ...invoiceView(invoice), warnings: warningsOf(invoice) };
  }
}
