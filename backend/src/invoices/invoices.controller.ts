import { Body, Controller, Param } from '@nestjs/common';
import { invoiceCalls } from '@clinic/contract/invoice-calls';
import { Audited, AuditedOnce } from '../audit/audited.ts';
import { CurrentUser } from '../http/current-user.ts';
import { Handles } from '../http/handles.ts';
import type { Caller } from '../http/clinic-request.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { CreateInvoiceDto } from './invoice.dto.ts';
import { InvoicesService } from './invoices.service.ts';

@Controller()
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @Handles(invoiceCalls.add)
  @Audited('create', 'invoice')
  async addInvoice(@CurrentUser() caller: Caller, @Body() fields: CreateInvoiceDto) {
    const created = await this.invoices.create(caller, fields);
    return { message: 'Invoice generated successfully', ...created };
  }

  @Handles(invoiceCalls.all)
  @AuditedOnce('list', 'invoices')
  async getAllInvoices() {
    return { invoices: await this.invoices.all(), message: 'Invoices fetched successfully' };
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
