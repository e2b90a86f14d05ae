import type { CreditAnswer, CreditLineInput } from '@clinic/contract/billing/credit-notes';
import { lastCreditDay } from '@clinic/contract/billing/credit-limits';
import { creditedBefore } from '@clinic/contract/billing/paper-lines';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { refuseStale } from '../../platform/database/conditional-write.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { DeskLimits, type OfDay } from '../business/desk-limits.service.ts';
import { touched } from '../inventory/item.schema.ts';
import { Stock } from '../inventory/stock.service.ts';
import { InvoiceStock, isSettled } from '../invoices/invoice-stock.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { isReserved } from '../invoices/reserved-due.ts';
import { FOLLOW_SUMS } from '../invoices/state-key.ts';
import { invoiceView } from '../invoices/invoice.view.ts';
import { namedAuthor } from '../payments/payment-row.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { PaperNumbers } from '../series/paper-numbers.ts';
import type { CreditInvoiceDto } from './credit.dto.ts';
import { creditNoteView } from './credit-note.view.ts';
import { creditEffect, CreditNotes, type CarriedCredit } from './credit-notes.service.ts';
import { creditedLines } from './credited-lines.ts';
import { piecesBack } from './held-pieces.ts';

type Answer = Omit<CreditAnswer, 'message'>;

/** The part of a credit that the caller chooses; amounts and numbers come from the server. */
interface Wanted {
  reason: string;
  lines: readonly CreditLineInput[];
}

/** Takes back a part of an invoice, or all of it. */
@Injectable()
export class Credits {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly notes: CreditNotes,
    private readonly stock: Stock,
    private readonly invoiceStock: InvoiceStock,
    private readonly payments: PaymentsService,
    private readonly business: BusinessSettings,
    private readonly limits: DeskLimits,
    private readonly numbers: PaperNumbers,
    private readonly records: Records,
    private readonly effects: Effects,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, INVALID_INPUT, NEEDS_ADMIN, SERIES_WAITS, STALE_RECORD. */
  credit(context: WriteContext, id: string, fields: CreditInvoiceDto): Promise<Answer> {
    const credit = async (): Promise<Answer> => {
      const invoice = await this.settled(id);
      const { carried, ofDay } = await this.drafted(context, invoice, fields);
      const credited = await this.limits.within(context, ofDay, () =>
        this.write(context, invoice, fields.updatedAt, carried),
      );
      return this.answer(credited, carried.note.createdAt);
    };
    return this.records.once(this.invoices, context, credit, async (invoice, at) => {
      await this.effects.run(InvoiceRecord.name, invoice._id);
      return this.answer(invoice, at);
    });
  }

  /** Returns the invoice with the pieces that left the shelf for it. Throws NOT_FOUND. */
  async settled(id: string): Promise<InvoiceRecord> {
    const invoice = await this.invoice(id);
    if (isSettled(invoice)) return invoice;
    await this.invoiceStock.settle(invoice);
    return this.invoice(id);
  }

  /** Throws NOT_FOUND. */
  async invoice(id: string): Promise<InvoiceRecord> {
    const invoice = await this.invoices.findById(id).lean<InvoiceRecord>();
    if (!invoice) throw new ApiError('NOT_FOUND');
    return invoice;
  }

  /** Writes a credit; `replacedBy` is the id of the invoice that takes the place. Throws STALE_RECORD. */
  async write(
    context: WriteContext,
    { _id }: InvoiceRecord,
    updatedAt: string,
    carried: CarriedCredit,
    replacedBy?: Types.ObjectId,
  ): Promise<InvoiceRecord> {
    const { _id: id, amount, createdAt: at } = carried.note;
    const due = { $ifNull: ['$due', 0] };
    const fromDue = { $min: [due, amount] };
    const credits = { $concatArrays: [{ $ifNull: ['$credits', []] }, [{ id, amount, fromDue }]] };
    const credited = await this.records.update(
      this.invoices,
      context,
      {
        _id,
        updatedAt: new Date(updatedAt),
        $expr: { $not: [isReserved(this.clock.atDatabase)] },
      },
      [
        {
          $set: {
            due: { $subtract: [due, fromDue] },
            settled: { $ifNull: ['$settled', '$total'] },
            credits,
            ...(replacedBy && { replacedBy }),
            updatedAt: touched(this.clock.atDatabase),
          },
        },
        FOLLOW_SUMS,
      ],
      { effects: [creditEffect(carried)], asIs: true, at },
    );
    if (!credited) throw new ApiError('STALE_RECORD');
    return credited;
  }

  private async drafted(
    context: WriteContext,
    invoice: InvoiceRecord,
    fields: CreditInvoiceDto,
  ): Promise<{ carried: CarriedCredit; ofDay: OfDay }> {
    const carried = await this.carried(context, invoice, fields);
    const { note } = carried;
    const over = note.amount - Math.min(invoice.due ?? 0, note.amount);
    const { refund } = fields;
    const ofDay = { credit: note.amount, out: refund ? over : 0 };
    await this.limits.requirePossible(context, ofDay);
    await this.numbers.requireOpen(
      note.day,
      'creditNote',
      ...(refund && over > 0 ? (['refund'] as const) : []),
    );
    refuseStale(invoice, fields.updatedAt);
    const paid = refund && {
      id: new Types.ObjectId(),
      mode: refund.mode,
      reference: refund.reference ?? '',
      day: note.day,
      by: note.by,
    };
    return { carried: { ...carried, refund: paid ?? null }, ofDay };
  }

  /** Makes the note without its number, and the returned pieces. Throws INVALID_INPUT, SERVICE_UNAVAILABLE. */
  async carried(
    context: WriteContext,
    invoice: InvoiceRecord,
    { reason, lines: asked }: Wanted,
  ): Promise<CarriedCredit> {
    const before = await this.notes.allOf(invoice);
    const day = this.clock.today();
    const withoutGst = await this.isTooLate(invoice, day);
    const credited = creditedLines(invoice, creditedBefore(before), asked, { withoutGst });
    const { lines, shelf } = piecesBack(invoice, before, credited.lines);
    await this.refuseRemoved(invoice, asked);
    const at = this.clock.now();
    const note = {
      _id: new Types.ObjectId(),
      invoice: invoice._id,
      invoiceNumber: invoice.invoiceNumber,
      client: invoice.client,
      day,
      reason,
      lines,
      amount: credited.amount,
      withoutGst,
      by: namedAuthor(context.author),
      createdAt: at,
      updatedAt: at,
    };
    return { note, shelf, refund: null, follows: [] };
  }

  /** Refuses to return pieces of a removed item, since no other item gets them. Throws INVALID_INPUT. */
  private async refuseRemoved({ items }: InvoiceRecord, asked: readonly CreditLineInput[]): Promise<void> {
    const there = await this.stock.there(items.map(({ id }) => id));
    for (const [index, { line, returned }] of asked.entries()) {
      const item = items[line];
      if (returned === 'shelf' && item && !there.has(item.id.toHexString()))
        throw invalid(
          `lines.${index}.returned`,
          `${item.name} was removed from the inventory. Please write it off, or put the item back.`,
        );
    }
  }

  /** CGST 34(2): a credit note after the time limit changes the money only, not the tax. */
  async isTooLate({ gst, date }: InvoiceRecord, day: string): Promise<boolean> {
    return gst !== undefined && day > lastCreditDay(date, (await this.business.current()).annualReturn);
  }

  private async answer({ _id }: InvoiceRecord, at: Date): Promise<Answer> {
    const [invoice, note] = await Promise.all([this.invoice(_id.toHexString()), this.notes.madeAt(_id, at)]);
    const [out] = note.outs;
    const payment = out && (await this.payments.get(out.id.toHexString()));
    return { invoice: invoiceView(invoice), creditNote: creditNoteView(note), ...(payment && { payment }) };
  }
}
