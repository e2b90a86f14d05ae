import { Body, Controller, Param, Res } from '@nestjs/common';
import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import type { Response } from 'express';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { CurrentUser } from '../../platform/http/current-user.ts';
import { Handles } from '../../platform/http/handles.ts';
import { ObjectIdPipe } from '../../platform/http/object-id.pipe.ts';
import { sendList } from '../../platform/http/sent-in-pieces.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { CreateInvoiceDto } from './invoice.dto.ts';
import { InvoicesService } from './invoices.service.ts';
import { Command } from '../../platform/writes/command.ts';
import { CommandContext, type WriteContext } from '../../platform/writes/write-context.ts';

@Controller()
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly access: ClientAccess,
    private readonly business: BusinessSettings,
  ) {}

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

  @Handles(invoiceCalls.own)
  async own(@CurrentUser() caller: Caller) {
    const { _id } = await this.access.requireOpenRecords(caller, caller.id);
    const [invoices, { legalName, address, registration, signatory, foot }] = await Promise.all([
      this.invoices.ofClient(_id.toHexString()),
      this.business.current(),
    ]);
    return { invoices, head: { legalName, address, registration, signatory, foot } };
  }

  @Handles(invoiceCalls.nextNumber)
  async nextNumber() {
    return { invoiceNumber: await this.invoices.nextNumber() };
  }
}
