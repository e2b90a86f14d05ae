import type { CorrectAnswer } from '@clinic/contract/billing/credit-notes';
import { creditedBefore } from '@clinic/contract/billing/paper-lines';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { refuseStale } from '../../platform/database/conditional-write.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { DeskLimits, type OfDay } from '../business/desk-limits.service.ts';
import { InvoiceDrafts, type Draft } from '../invoices/invoice-drafts.ts';
import type { Replaced } from '../invoices/invoice-parts.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { invoiceView } from '../invoices/invoice.view.ts';
import { InvoicesService } from '../invoices/invoices.service.ts';
import { CreditNoteRecord } from '../payments/credit-note.schema.ts';
import { derivedId } from '../payments/derived-id.ts';
import { notDone } from '../series/not-done.ts';
import { PaperNumbers } from '../series/paper-numbers.ts';
import type { CorrectInvoiceDto } from './correct.dto.ts';
import { CreditNotes, type CarriedCredit } from './credit-notes.service.ts';
import { allThatIsLeft } from './credited-lines.ts';
import { Credits } from './credits.service.ts';
import { GstDrafts } from './gst-drafts.ts';
import { heldOf, piecesNotKept } from './held-pieces.ts';
import { IssueInvoiceDto } from './issue.dto.ts';
import { NewPapers } from './new-papers.ts';
import { receivedEffect } from './received-before.ts';

type Answer = Omit<CorrectAnswer, 'message'>;

const REPLACEMENT = effectKind('replacement');

const replacementOf = (note: Types.ObjectId): Types.ObjectId => derivedId(REPLACEMENT, note.toHexString());

/** Credits a wrong invoice whole and makes the right one in its place. */
@Injectable()
export class Corrections {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly business: BusinessSettings,
    private readonly credits: Credits,
    private readonly notes: CreditNotes,
    private readonly limits: DeskLimits,
    private readonly drafts: InvoiceDrafts,
    private readonly gstDrafts: GstDrafts,
    private readonly simple: InvoicesService,
    private readonly papers: NewPapers,
    private readonly numbers: PaperNumbers,
    private readonly records: Records,
    private readonly effects: Effects,
  ) {}

  @OnEffect({ of: CreditNoteRecord, kinds: [REPLACEMENT] })
  async replace(_note: CreditNoteRecord, { data }: Effect): Promise<void> {
    await this.papers.replace(data as Draft);
  }

  /**
   * Throws NOT_FOUND, NEEDS_ADMIN, SERIES_WAITS, STALE_RECORD, TOO_LATE_TO_CORRECT, INVOICE_NUMBER_TAKEN and what
   * issuing the new invoice throws.
   */
  correct(context: WriteContext, id: string, fields: CorrectInvoiceDto): Promise<Answer> {
    const correct = async (): Promise<Answer> => {
      const { invoice, carried, ofDay } = await this.drafted(context, id, fields);
      const credited = await this.limits.within(context, ofDay, () =>
        this.credits.write(context, invoice, fields.updatedAt, carried, replacementOf(carried.note._id)),
      );
      return this.answer(credited, carried.note.createdAt);
    };
    const make = () => this.business.makingPaper(correct);
    return this.records.once(this.invoices, context, make, async (invoice, at) => {
      await this.effects.run(InvoiceRecord.name, invoice._id);
      return this.answer(invoice, at);
    });
  }

  private async drafted(
    context: WriteContext,
    id: string,
    { updatedAt, reason, invoice: fields }: CorrectInvoiceDto,
  ): Promise<{ invoice: InvoiceRecord; carried: CarriedCredit; ofDay: OfDay }> {
    const invoice = await this.credits.settled(id);
    const before = await this.notes.allOf(invoice);
    const lines = allThatIsLeft(invoice, creditedBefore(before));
    if (lines.length === 0) throw invalid('invoice', 'Nothing is left of this invoice.');
    const held = heldOf(invoice, before);
    const draft = await this.replacing(context, fields, { held, madeAt: invoice.createdAt });
    const carried = await this.credits.carried(context, invoice, { reason, lines });
    // Only a lower total counts against the day's limit, since the rest is due again on the new invoice.
    const ofDay = { credit: Math.max(0, carried.note.amount - draft.invoice.total) };
    await this.limits.requirePossible(context, ofDay);
    await this.numbers.requireOpen(carried.note.day, 'creditNote');
    if (draft.invoice.gst) await this.numbers.requireOpen(draft.invoice.date, 'invoice');
    refuseStale(invoice, updatedAt);
    if (await this.credits.isTooLate(invoice, carried.note.day)) throw new ApiError('TOO_LATE_TO_CORRECT');
    const follows = [replacementEffect(draft, carried.note, invoice._id)];
    const shelf = piecesNotKept(held, invoice, draft.invoice);
    return { invoice, carried: { ...carried, shelf, follows }, ofDay };
  }

  private async replacing(
    context: WriteContext,
    fields: CorrectInvoiceDto['invoice'],
    replaced: Replaced,
  ): Promise<Draft> {
    if (fields instanceof IssueInvoiceDto) return this.gstDrafts.draft(context, fields, replaced);
    const draft = await this.drafts.simple(context, fields, replaced);
    await this.simple.requireFree(draft.invoice);
    return draft;
  }

  private async answer({ _id }: InvoiceRecord, at: Date): Promise<Answer> {
    const [invoice, note] = await Promise.all([
      this.credits.invoice(_id.toHexString()),
      this.notes.madeAt(_id, at),
    ]);
    const replacement = await this.invoices.findById(replacementOf(note._id)).lean<InvoiceRecord>();
    if (!replacement) throw notDone('The new invoice');
    const after = await this.notes.get(note._id.toHexString());
    return { invoice: invoiceView(invoice), creditNote: after, replacement: invoiceView(replacement) };
  }
}

function replacementEffect(
  draft: Draft,
  { _id: note, createdAt: at }: Pick<CreditNoteRecord, '_id' | 'createdAt'>,
  replaces: Types.ObjectId,
): Effect {
  const invoice = { ...draft.invoice, _id: replacementOf(note), replaces };
  const effects = [receivedEffect(note, at), ...draft.effects];
  return { key: REPLACEMENT, kind: REPLACEMENT, at, data: { ...draft, invoice, effects } };
}
