import { readPaperNumber, SERIES_NUMBER, typedNumberProblem } from '@clinic/contract/billing/paper-numbers';
import { numberKeys } from '@clinic/contract/platform/search-keys';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { invalid, refuseProblems } from '../../platform/http/api-error.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import type { CreateInvoiceDto } from './invoice.dto.ts';
import { InvoiceDays } from './invoice-days.ts';
import { moneyOf } from './invoice-money.ts';
import { numberKeyOf, seriesOf } from './invoice-number.ts';
import { InvoiceParts, type Replaced } from './invoice-parts.ts';
import { BOOK_STOCK } from './invoice-stock.ts';
import type { InvoiceRecord, StockLine } from './invoice.schema.ts';
import { isCharged, paymentsOf, sumsOf } from './invoice-sums.ts';

/** A checked invoice, with its effects before the answer and after it. */
export interface Draft {
  invoice: InvoiceRecord;
  effects: Effect[];
}

const TAXED_BY_CLASSES =
  'The clinic is registered for GST: tax comes from the classes of a paper. Please leave 0 here.';

export const stockEffect = (stock: readonly StockLine[], at: Date): Effect[] =>
  stock.some(({ booked }) => booked === null) ? [{ key: BOOK_STOCK, kind: BOOK_STOCK, at }] : [];

@Injectable()
export class InvoiceDrafts {
  constructor(
    private readonly business: BusinessSettings,
    private readonly days: InvoiceDays,
    private readonly clients: ClientsService,
    private readonly parts: InvoiceParts,
    private readonly clock: Clock,
  ) {}

  /** Throws INVALID_INPUT, CLIENT_ERASING, NEEDS_ADMIN, BOOKS_CLOSED. */
  async simple(context: WriteContext, fields: CreateInvoiceDto, replaced?: Replaced): Promise<Draft> {
    if (fields.selectedPlan && fields.pricePerWeek == null)
      throw invalid('pricePerWeek', 'Please enter the price per week of the plan.');
    if (readPaperNumber(fields.invoiceNumber)) throw invalid('invoiceNumber', SERIES_NUMBER);
    await this.refuseOfRegistered(fields);
    if (fields.items.length === 0 && !isCharged(fields)) throw invalid('items', 'Please add at least 1.');
    const sums = sumsOf(fields);
    const now = this.clock.now();
    const payments = replaced ? (fields.payments ?? []) : paymentsOf(fields, sums.total);
    const money = moneyOf(sums.total, { ...fields, payments }, { now, today: this.clock.today() });
    const [client, { items, stock, cut }] = await Promise.all([
      this.clients.chosen(fields.client),
      this.parts.lines(fields.items, replaced),
    ]);
    await this.business.requireDiscountWithin(context.caller, sums.discount, sums.subtotal, cut);
    const invoice: InvoiceRecord = {
      _id: new Types.ObjectId(),
      invoiceNumber: fields.invoiceNumber,
      numberKey: numberKeyOf(fields.invoiceNumber),
      searchKeys: numberKeys(fields.invoiceNumber),
      ...seriesOf(fields.invoiceNumber),
      date: await this.days.open(fields.date, { paidOn: money.paidOn, replaces: replaced !== undefined }),
      client,
      items,
      stock,
      paymentMode: fields.paymentMode ?? 'Cash',
      ...sums,
      ...money.fields,
      createdBy: context.author,
      createdAt: now,
      updatedAt: now,
    };
    const effects = [...stockEffect(stock, now), ...money.effects];
    return { invoice, effects };
  }

  /** A clinic that is registered, now or on the invoice's day, makes no simple invoices. Throws INVALID_INPUT. */
  private async refuseOfRegistered({
    date,
    tax_Percent: tax,
    invoiceNumber,
  }: CreateInvoiceDto): Promise<void> {
    const kinds = await Promise.all(
      [date, this.clock.today()].map(async (day) => (await this.business.registrationOn(day)).kind),
    );
    if (kinds.every((kind) => kind === 'none')) return;
    const number = typedNumberProblem(invoiceNumber);
    refuseProblems({
      ...(tax && { tax_Percent: TAXED_BY_CLASSES }),
      ...(number && { invoiceNumber: number }),
    });
  }
}
