import { Body, Controller, Param, Res } from '@nestjs/common';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import type { Response } from 'express';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { sendList } from '../../platform/http/sent-in-pieces.ts';
import { CreateInvoiceDto } from './invoice.dto.ts';
import { InvoicesService } from './invoices.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @Command(invoiceCalls.add, { action: 'create', kind: 'invoice' })
  async addInvoice(@CommandContext() context: WriteContext, @Body() fields: CreateInvoiceDto) {
    const created = await this.invoices.create(context, fields);
    return { message: 'Invoice generated successfully', ...created };
  }

  @Handles(invoiceCalls.all)
  @AuditedOnce('list', 'invoices')
  getAllInvoices(@Res() response: Response) {
    const rows = { name: 'invoices' as const, groups: this.invoices.all() };
    return sendList(response, rows, { message: 'Invoices fetched successfully' });
  }

  @Handles(invoiceCalls.one)
  @AuditedOnce('read', 'invoice')
  async getInvoiceById(@Param('id', ObjectIdPipe) id: string) {
    return { invoice: await this.invoices.get(id) };
  }

  @Handles(invoiceCalls.nextNumber)
  async nextNumber() {
    return { invoiceNumber: await this.invoices.nextNumber() };
  }
}
