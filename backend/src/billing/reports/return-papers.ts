import type { Advance, AdvanceMonth } from '@clinic/contract/billing/gst-advances';
import type { GivenNumber } from '@clinic/contract/billing/gst-documents';
import type { ReturnMonth, ReturnNote, ReturnPaper } from '@clinic/contract/billing/gst-return';
import { stateOf } from '@clinic/contract/billing/gstin';
import type { SeriesGap } from '@clinic/contract/billing/paper-series';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { linesOf } from '../papers/paper-lines.ts';
import { CreditNoteRecord } from '../payments/credit-note.schema.ts';
import { PaperSeries } from '../series/paper-series.service.ts';
import { Advances } from './advances.ts';
import { inDays, type Days } from './report-rows.ts';

/** Everything that the tables of some days need. */
export interface Return {
  month: ReturnMonth;
  numbers: GivenNumber[];
  gaps: SeriesGap[];
  advances: Advance[];
  days: AdvanceMonth;
}

type Registered = InvoiceRecord & Required<Pick<InvoiceRecord, 'gst'>>;

/** What the returns of some days are made of. */
@Injectable()
export class ReturnPapers {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @InjectModel(CreditNoteRecord.name) private readonly notes: Model<CreditNoteRecord>,
    private readonly advances: Advances,
    private readonly series: PaperSeries,
    private readonly business: BusinessSettings,
  ) {}

  /** Throws NOT_REGISTERED. */
  async of(days: Days): Promise<Return> {
    const state = await this.state(days);
    const papers = await this.invoices
      .find({ date: inDays(days), gst: { $exists: true } })
      .sort({ date: 1, _id: 1 })
      .lean<Registered[]>();
    const notes = await this.notes
      .find({ day: inDays(days) })
      .sort({ day: 1, _id: 1 })
      .lean<CreditNoteRecord[]>();
    return {
      month: { state, papers: papers.map(paperOf), notes: await this.notesOf(notes) },
      numbers: [
        ...papers.map((paper) => given('Invoices for outward supply', paper)),
        ...notes.map((note) => given('Credit Note', note)),
        ...(await this.advances.numbers(days)),
      ],
      gaps: await this.series.gaps(days),
      advances: await this.advances.until(days.to),
      days: { ...days, state },
    };
  }

  async isRegular({ to }: Days): Promise<boolean> {
    return (await this.business.registrationOn(to)).kind === 'regular';
  }

  private async state({ to }: Days): Promise<string> {
    const { kind, gstin } = await this.business.registrationOn(to);
    if (kind === 'regular') return stateOf(gstin);
    const message = 'These tables are for a clinic that is registered for GST the regular way.';
    throw new ApiError('NOT_REGISTERED', { message });
  }

  private async notesOf(notes: CreditNoteRecord[]): Promise<ReturnNote[]> {
    const ids = notes.map(({ invoice }) => invoice);
    const found = await this.invoices
      .find({ _id: { $in: ids }, gst: { $exists: true } })
      .lean<Registered[]>();
    const papers = new Map(found.map((paper) => [paper._id.toHexString(), paperOf(paper)]));
    return notes.flatMap(({ number, day, amount, withoutGst, lines, invoice }) => {
      const paper = papers.get(invoice.toHexString());
      if (!paper || withoutGst) return [];
      const taxed = lines.flatMap(({ tax, quantity }) => (tax ? [{ ...tax, quantity: quantity ?? 0 }] : []));
      return [{ number, day, amount, lines: taxed, paper }];
    });
  }
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
