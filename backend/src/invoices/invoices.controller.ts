import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Invoice, InvoiceCreated } from '@clinic/contract/invoices';
import { Audited } from '../audit/audited.ts';
import { CurrentUser, Roles } from '../auth/decorators.ts';
import type { Caller } from '../http/clinic-request.ts';
import { IdempotencyKey, type Idempotency } from '../http/idempotency.ts';
import { ObjectIdPipe } from '../http/object-id.pipe.ts';
import { CreateInvoiceDto } from './invoice.dto.ts';
import { invoiceView, warningsOf } from './invoice.view.ts';
import { InvoicesService } from './invoices.service.ts';

@Controller('invoice')
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  /** Makes an invoice; the server computes its totals and takes the items off the stock. */
  @Roles('assistant')
  @Audited('create', 'invoice')
  @Post('addInvoice')
  @HttpCode(200)
  async addInvoice(
    @CurrentUser() caller: Caller,
    @Body() fields: CreateInvoiceDto,
    @IdempotencyKey() idempotency?: Idempotency,
  ): Promise<InvoiceCreated> {
    const invoice = await this.invoices.create(caller, fields, idempotency);
    return {
      message: 'Invoice generated successfully',
      invoice: invoiceView(invoice),
      warnings: warningsOf(invoice),
    };
  }

  @Roles('assistant', 'admin')
  @Get('getAllInvoices')
  async getAllInvoices(): Promise<{ invoices: Invoice[]; message: string }> {
    const invoices = await this.invoices.all();
    return { invoices: invoices.map(invoiceView), message: 'Invoices fetched successfully' };
  }

  @Roles('assistant', 'admin')
  @Get('getInvoiceById/:id')
  async getInvoiceById(@Param('id', ObjectIdPipe) id: string): Promise<{ invoice: Invoice }> {
    return { invoice: invoiceView(await this.invoices.get(id)) };
  }

  /** The next free number of this year's series, such as INV-2026-0001. */
  @Roles('assistant')
  @Get('nextNumber')
  async nextNumber(): Promise<{ invoiceNumber: string }> {
    return { invoiceNumber: await this.invoices.nextNumber() };
  }
}
