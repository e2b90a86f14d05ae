import {
  regularDays,
  registrationOn,
  type Business,
  type RegistrationKind,
  type RegularDays,
} from '@clinic/contract/billing/business';
import type { Advance, AdvanceMonth } from '@clinic/contract/billing/gst-advances';
import type { GivenNumber } from '@clinic/contract/billing/gst-documents';
import type { ReturnMonth, ReturnNote, ReturnPaper } from '@clinic/contract/billing/gst-return';
import type { SimplePaper } from '@clinic/contract/billing/gst-return-left-out';
import { stateOf } from '@clinic/contract/billing/gstin';
import { linesOf } from '@clinic/contract/billing/paper-lines';
import type { SeriesGap } from '@clinic/contract/billing/paper-series';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { CreditNoteRecord } from '../payments/credit-note.schema.ts';
import { PaperSeries } from '../series/paper-series.service.ts';
import { Advances } from './advances.ts';
import { inDays, type Days } from './report-rows.ts';

/** Everything that the GST return's tables for these days need. */
export interface Return {
  month: ReturnMonth;
  numbers: GivenNumber[];
  gaps: SeriesGap[];
  advances: Advance[];
  /** Simple invoices of days under the registration, which are in no table. */
  simple: SimplePaper[];
  days: AdvanceMonth;
}

type Registered = InvoiceRecord & Required<Pick<InvoiceRecord, 'gst'>>;

/** Reads the invoices, credit notes and advances that the GST return of a period is made of. */
@Injectable()
export class ReturnPapers {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @InjectModel(CreditNoteRecord.name) private readonly notes: Model<CreditNoteRecord>,
    private readonly advances: Advances,
    private readonly series: PaperSeries,
    private readonly business: BusinessSettings,
  ) {}

  /** Invoices of days under composition are in no return. Throws NOT_REGISTERED. */
  async papersOf(days: Days): Promise<Return> {
    const business = await this.business.current();
    const regular = regularDays(business, days);
    const state = stateIn(regular, registrationOn(business, days.to).kind);
    const papers = await this.invoices
      .find({ gst: { $exists: true }, $or: regular.map((part) => ({ date: inDays(part) })) })
      .sort({ date: 1, _id: 1 })
      .lean<Registered[]>();
    const notes = await this.notes
      .find({ day: inDays(days) })
      .sort({ day: 1, _id: 1 })
      .lean<CreditNoteRecord[]>();
    return {
      month: { state, papers: papers.map(paperOf), notes: await this.notesOf(notes, business) },
      numbers: [
        ...papers.map((paper) => given('Invoices for outward supply', paper)),
        ...notes
          .filter(({ day }) => regular.some(({ from, to }) => day >= from && day <= to))
          .map((note) => given('Credit Note', note)),
        ...(await this.advances.numbers(days)),
      ],
      gaps: (await Promise.all(regular.map((part) => this.series.gaps(part)))).flat(),
      advances: await this.advances.until(days.to),
      simple: await this.simpleOn(regular),
      days: { ...days, state },
    };
  }

  private async simpleOn(regular: readonly RegularDays[]): Promise<SimplePaper[]> {
    const found = await this.invoices
      .find(
        { gst: { $exists: false }, $or: regular.map((part) => ({ date: inDays(part) })) },
        { invoiceNumber: 1, date: 1, client: 1, total: 1, credits: 1 },
      )
      .sort({ date: 1, _id: 1 })
      .lean<InvoiceRecord[]>();
    return found.map(({ invoiceNumber: number, date: day, client, total, credits = [] }) => ({
      number,
      day,
      client: client.name,
      total,
      credited: credits.reduce((sum, { amount }) => sum + amount, 0),
    }));
  }

  async isRegular(days: Days): Promise<boolean> {
    return regularDays(await this.business.current(), days).length > 0;
  }

  private async notesOf(notes: CreditNoteRecord[], business: Business): Promise<ReturnNote[]> {
    const ids = notes.map(({ invoice }) => invoice);
    const found = await this.invoices
      .find({ _id: { $in: ids }, gst: { $exists: true } })
      .lean<Registered[]>();
    const regular = found.filter(({ date }) => registrationOn(business, date).kind === 'regular');
    const papers = new Map(regular.map((paper) => [paper._id.toHexString(), paperOf(paper)]));
    return notes.flatMap(({ number, day, amount, withoutGst, lines, invoice }) => {
      const paper = papers.get(invoice.toHexString());
      if (!paper || withoutGst) return [];
      const taxed = lines.flatMap(({ tax, quantity }) => (tax ? [{ ...tax, quantity: quantity ?? 0 }] : []));
      return [{ number, day, amount, lines: taxed, paper }];
    });
  }
}

/** Code of the State of the last registration. Throws NOT_REGISTERED. */
function stateIn(regular: readonly RegularDays[], kind: RegistrationKind): string {
  const last = regular.at(-1);
  if (last) return stateOf(last.gstin);
  const message =
    kind === 'composition'
      ? 'Under composition there is no GSTR-1: the quarter is paid by CMP-08, the year is told in GSTR-4. Sales and collections have their figures.'
      : 'These tables are for a clinic that is registered for GST the regular way.';
  throw new ApiError('NOT_REGISTERED', { message });
}

function paperOf(invoice: Registered): ReturnPaper {
  const { invoiceNumber: number, date: day, total, gst } = invoice;
  const { place, recipient } = gst;
  return { number, day, total, place, recipient, lines: linesOf(invoice) };
}

const given = (
  nature: GivenNumber['nature'],
  { series = '', serial = 0 }: { series?: string; serial?: number },
): GivenNumber => ({ nature, series, serial });
