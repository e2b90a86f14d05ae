import { registrationOn, type Business } from '@clinic/contract/billing/business';
import { taxesOf } from '@clinic/contract/billing/gst-totals';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { money, text, type ReportCell, type ReportColumn } from '@clinic/contract/billing/money-reports';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { together } from '../../platform/http/sent-in-pieces.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { CreditNoteRecord } from '../payments/credit-note.schema.ts';
import { inDays, type Days, type ReportRows } from './report-rows.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

const COLUMNS: ReportColumn[] = [
  { label: 'Day', kind: 'day' },
  text('Number'),
  text('Kind'),
  text('Client'),
  text('GSTIN'),
  text('Place'),
  ...['Value', 'CGST', 'SGST', 'IGST', 'Tax', 'Round-off', 'Total', 'Paid and kept', 'Due', 'Credited'].map(
    money,
  ),
];

/** Reports invoices, then credit notes with sums below zero, by day. */
@Injectable()
export class Sales {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @InjectModel(CreditNoteRecord.name) private readonly notes: Model<CreditNoteRecord>,
    private readonly business: BusinessSettings,
  ) {}

  rows(days: Days): ReportRows {
    return { columns: COLUMNS, groups: this.groups(days) };
  }

  private async *groups(days: Days): AsyncGenerator<ReportCell[][]> {
    const business = await this.business.current();
    const invoices = pastMongoose(this.invoices).find<InvoiceRecord>(
      { date: inDays(days) },
      { projection: { searchKeys: 0 } },
    );
    for await (const group of together(invoices.sort({ date: 1, _id: 1 })))
      yield group.map((invoice) => invoiceCells(invoice, business));
    const notes = pastMongoose(this.notes).find<CreditNoteRecord>({ day: inDays(days) });
    for await (const group of together(notes.sort({ day: 1, _id: 1 }))) yield group.map(noteCells);
  }
}

function invoiceCells(invoice: InvoiceRecord, business: Business): ReportCell[] {
  const { gst, date, total, due = 0, credits = [] } = invoice;
  const credited = credits.reduce((sum, { amount }) => sum + amount, 0);
  const simple = registrationOn(business, date).kind === 'none' ? 'Invoice' : 'Without tax class';
  const amounts = [
    invoice.subtotal - invoice.discount,
    gst?.cgst ?? 0,
    gst?.sgst ?? 0,
    gst?.igst ?? 0,
    invoice.tax,
    gst?.roundOff ?? 0,
    total,
    // Money that credit notes paid back is subtracted.
    total - due - credited,
    due,
    credited,
  ];
  return [
    date,
    invoice.invoiceNumber,
    gst?.title ?? simple,
    invoice.client.name,
    gst?.recipient.gstin ?? '',
    gst?.place ?? '',
    ...amounts.map(fromPaise),
  ];
}

function noteCells({ day, number, client, lines, amount }: CreditNoteRecord): ReportCell[] {
  const { cgst, sgst, igst } = taxesOf(
    lines.flatMap(({ tax }) => (tax ? [tax] : [])),
    -1,
  );
  const tax = cgst + sgst + igst;
  const credited = lines.reduce((sum, line) => sum + line.amount, 0);
  const amounts = [-credited - tax, cgst, sgst, igst, tax, credited - amount, -amount, 0, 0, -amount];
  return [day, number, 'Credit note', client.name, '', '', ...amounts.map(fromPaise)];
}
