import { regularDays, type Business } from '@clinic/contract/billing/business';
import { cdnr, cdnur } from '@clinic/contract/billing/gst-return-notes';
import { b2b, b2cl, b2cs } from '@clinic/contract/billing/gst-return-sections';
import { exemp, gstr3b, hsn } from '@clinic/contract/billing/gst-return-sums';
import { taxesOf, type Taxes } from '@clinic/contract/billing/gst-totals';
import type { ReportTable } from '@clinic/contract/billing/money-reports';
import { addDays } from '@clinic/contract/clinic-calendar';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import { Clock } from '../../platform/config/clock.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { CreditNoteRecord } from '../payments/credit-note.schema.ts';
import type { Wrong } from '../payments/wrong-money.ts';
import { inDays, type Days } from './report-rows.ts';
import { ReturnPapers, type Return } from './return-papers.ts';

const MONTHS = 3;
const EVER: Days = { from: '0001-01-01', to: '9999-12-31' };
const NOTHING: Taxes = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };

/** Compares the tables of the last months' GST returns with sums that the database makes of the stored papers. */
@Injectable()
export class ReturnCheck {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @InjectModel(CreditNoteRecord.name) private readonly notes: Model<CreditNoteRecord>,
    private readonly papers: ReturnPapers,
    private readonly business: BusinessSettings,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<Wrong[]> {
    const wrong: Wrong[] = [];
    for (const days of monthsUntil(this.clock.today()))
      if (await this.papers.isRegular(days)) wrong.push(...(await this.ofMonth(days)));
    return wrong;
  }

  private async ofMonth(days: Days): Promise<Wrong[]> {
    const of = await this.papers.papersOf(days);
    const stored = await this.taxesIn(days, await this.business.current());
    const tables: [name: string, has: Taxes, wants: Taxes][] = [
      ['GSTR-3B 3.1', inGstr3b(of), stored],
      ['GSTR-1 HSN', inHsn(of), stored],
      ['GSTR-1 sections', { ...stored, taxable: inSections(of) }, stored],
    ];
    return tables
      .filter(([, has, wants]) => !isDeepStrictEqual(has, wants))
      .map(([collection]) => ({
        collection,
        id: days.from.slice(0, 7),
        number: null,
        why: 'The table has another sum than its papers.',
      }));
  }

  /** Returns taxes of invoices less those of credit notes, in paise, by the sums that each is stored with. */
  private async taxesIn(days: Days, business: Business): Promise<Taxes> {
    const on = (path: string, of: Days) => ({
      $or: regularDays(business, of).map((part) => ({ [path]: inDays(part) })),
    });
    const [supplied = NOTHING] = await this.invoices.aggregate<Taxes>([
      { $match: { gst: { $exists: true }, ...on('date', days) } },
      { $group: { _id: null, ...sumsOf('$gst') } },
    ]);
    const [credited = NOTHING] = await this.notes.aggregate<Taxes>([
      { $match: { day: inDays(days), withoutGst: false } },
      { $lookup: { from: 'invoices', localField: 'invoice', foreignField: '_id', as: 'paper' } },
      { $match: { 'paper.gst': { $exists: true }, ...on('paper.date', EVER) } },
      { $unwind: '$lines' },
      { $group: { _id: null, ...sumsOf('$lines.tax') } },
    ]);
    return taxesOf([supplied, taxesOf([credited], -1)]);
  }
}

const sumsOf = (path: string) => ({
  taxable: { $sum: `${path}.taxable` },
  cgst: { $sum: `${path}.cgst` },
  sgst: { $sum: `${path}.sgst` },
  igst: { $sum: `${path}.igst` },
});

/** Returns this month until today and the months before, the latest first. */
function monthsUntil(today: string): Days[] {
  const months: Days[] = [];
  for (let to = today; months.length < MONTHS; to = addDays(months.at(-1)?.from ?? to, -1))
    months.push({ from: `${to.slice(0, 8)}01`, to });
  return months;
}

/** Returns the paise of a column of money. */
function sumOf({ columns, rows }: ReportTable, label: string): number {
  const place = columns.findIndex((column) => column.label === label);
  return rows.reduce((sum, row) => {
    const cell = row[place];
    return sum + (typeof cell === 'number' ? Math.round(cell * 100) : 0);
  }, 0);
}

function inGstr3b({ month }: Return): Taxes {
  const table = gstr3b(month, NOTHING);
  return {
    taxable: sumOf(table, 'Total Taxable Value'),
    cgst: sumOf(table, 'Central Tax'),
    sgst: sumOf(table, 'State/UT Tax'),
    igst: sumOf(table, 'Integrated Tax'),
  };
}

const inHsn = ({ month }: Return): Taxes =>
  taxesOf(
    [hsn(month, true), hsn(month, false)].map((table) => ({
      taxable: sumOf(table, 'Taxable Value'),
      cgst: sumOf(table, 'Central Tax Amount'),
      sgst: sumOf(table, 'State/UT Tax Amount'),
      igst: sumOf(table, 'Integrated Tax Amount'),
    })),
  );

/** Returns the taxable value of taxed and of untaxed supplies; the return's sections have no taxes. */
function inSections({ month }: Return): number {
  const taxed = (table: ReportTable) => sumOf(table, 'Taxable Value');
  const untaxed = exemp(month);
  return (
    taxed(b2b(month)) +
    taxed(b2cl(month)) +
    taxed(b2cs(month)) -
    taxed(cdnr(month)) -
    taxed(cdnur(month)) +
    untaxed.columns.slice(1).reduce((sum, { label }) => sum + sumOf(untaxed, label), 0)
  );
}
