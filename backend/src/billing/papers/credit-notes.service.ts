import { escapedPattern } from '@clinic/contract/reading/escaped-pattern';
import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { MOVES_OF_DAYS } from '@clinic/contract/billing/count-changes';
import { addDays } from '@clinic/contract/clinic-calendar';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { MovedSince, type Moved } from '../inventory/stock-moves.ts';
import { Stock } from '../inventory/stock.service.ts';
import { FORGET_AFTER, FORGET_STOCK } from '../invoices/invoice-stock.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { CreditNoteRecord } from '../payments/credit-note.schema.ts';
import { Refunds, type Refund } from '../payments/refunds.ts';
import { notDone } from '../series/not-done.ts';
import { PaperNumbers } from '../series/paper-numbers.ts';
import { creditNoteView } from './credit-note.view.ts';
import type { Piece } from './held-pieces.ts';

const CREDIT_NOTE = effectKind('creditNote');
const SHELF = effectKind('shelf');

type Unnumbered = Omit<
  CreditNoteRecord,
  'number' | 'numberKey' | 'series' | 'serial' | 'fromDue' | 'left' | 'uses' | 'outs'
>;

/** A credit note's contents, which the invoice stores until the note is stored. */
export interface CarriedCredit {
  note: Unnumbered;
  /** Pieces that go back to the shelf. */
  shelf: Piece[];
  /** The way in which the credit beyond the debt is refunded at once; null: it stays the client's credit. */
  refund: Omit<Refund, 'amount'> | null;
  /** Effects that run once the note is stored. */
  follows: Effect[];
}

export const creditEffect = (credit: CarriedCredit): Effect => ({
  key: `${CREDIT_NOTE}:${credit.note._id.toHexString()}`,
  kind: CREDIT_NOTE,
  at: credit.note.createdAt,
  data: credit,
});

/** Credit notes: each is stored by the effect of the credited invoice, once and with the next number. */
@Injectable()
export class CreditNotes {
  constructor(
    @InjectModel(CreditNoteRecord.name) private readonly notes: Model<CreditNoteRecord>,
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly records: Records,
    private readonly clients: ClientsService,
    private readonly stock: Stock,
    private readonly clock: Clock,
    private readonly numbers: PaperNumbers,
    private readonly refunds: Refunds,
    private readonly effects: Effects,
  ) {}

  @OnEffect({ of: CreditNoteRecord, kinds: [SHELF] })
  async shelve(note: CreditNoteRecord, { data }: Effect): Promise<void> {
    const { shelf } = data as { shelf: Piece[] };
    await this.stock.putBack(note._id, shelf);
    await this.strike(note, shelf);
  }

  @OnEffect({ of: CreditNoteRecord, kinds: [FORGET_STOCK] })
  async forget({ _id }: CreditNoteRecord, { data }: Effect): Promise<void> {
    await this.stock.forget(
      _id,
      (data as { shelf: Piece[] }).shelf.map(({ item }) => item),
    );
  }

  async list(query: ListQuery): Promise<Page<CreditNote>> {
    await this.storeWaiting();
    return pageOf(await findPage<CreditNoteRecord>(this.notes, query), creditNoteView);
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<CreditNote> {
    const note = await this.notes.findById(id).lean<CreditNoteRecord>();
    if (!note) throw new ApiError('NOT_FOUND');
    return creditNoteView(note);
  }

  /** Returns the note that a change of the invoice at this time made, with its effects. Throws SERVICE_UNAVAILABLE. */
  async madeAt(invoice: Types.ObjectId, at: Date): Promise<CreditNoteRecord> {
    const notes = await this.ofInvoice(invoice);
    const note = notes.find(({ createdAt }) => createdAt.getTime() === at.getTime());
    if (!note) throw notDone('The credit note');
    await this.effects.run(CreditNoteRecord.name, note._id);
    return note;
  }

  /** Newest first. */
  async ofClient(client: string): Promise<CreditNote[]> {
    const which = { 'client.id': new Types.ObjectId(client) };
    await this.storeWaiting(which);
    const notes = await this.notes.find(which).sort({ day: -1, _id: -1 }).lean<CreditNoteRecord[]>();
    return notes.map(creditNoteView);
  }

  /** Oldest first. */
  async ofInvoice(_id: Types.ObjectId): Promise<CreditNoteRecord[]> {
    await this.storeWaiting({ _id });
    return this.notes.find({ invoice: _id }).sort({ day: 1, _id: 1 }).lean<CreditNoteRecord[]>();
  }

  /** Returns all credit notes of an invoice. Throws SERVICE_UNAVAILABLE while one of them is not stored yet. */
  async allOf({ _id, credits = [] }: InvoiceRecord): Promise<CreditNoteRecord[]> {
    const notes = await this.ofInvoice(_id);
    if (credits.some(({ id }) => !notes.some((note) => note._id.equals(id))))
      throw notDone('An earlier credit note of this invoice');
    return notes;
  }

  /** Makes the filter of a search: notes of the clients that the text finds, or whose number begins with the text. */
  async matching(text: string): Promise<Record<string, unknown>> {
    const clients = await this.clients.idsMatching(text);
    const byNumber = { numberKey: { $regex: `^${escapedPattern(text)}` } };
    return clients.length === 0 ? byNumber : { $or: [{ 'client.id': { $in: clients } }, byNumber] };
  }

  /** Stores credit notes that an ended process left in their invoices. */
  private storeWaiting(which?: { _id: Types.ObjectId } | { 'client.id': Types.ObjectId }): Promise<void> {
    return this.effects.runWaiting(InvoiceRecord.name, CREDIT_NOTE, which);
  }

  @Answers(MovedSince, 'credited')
  shelvedSince(from: Date): Promise<Moved[]> {
    // The index is by day; a note's day may be later than its creation, never earlier.
    const day = { $gte: addDays(this.clock.today(), -MOVES_OF_DAYS - 1) };
    return this.notes.aggregate<Moved>([
      { $match: { day, createdAt: { $gte: from } } },
      { $project: { createdAt: 1, shelf: 1 } },
      { $unwind: '$shelf' },
      { $group: { _id: '$shelf.item', pieces: { $sum: '$shelf.pieces' }, since: { $min: '$createdAt' } } },
    ]);
  }

  /** Writes off pieces of an item that was removed meanwhile: the note says what happened. */
  private async strike({ _id, invoice, lines }: CreditNoteRecord, shelf: readonly Piece[]): Promise<void> {
    const there = await this.stock.there(shelf.map(({ item }) => item));
    const kept = shelf.filter(({ item }) => there.has(item.toHexString()));
    if (kept.length === shelf.length) return;
    const { items } = await this.invoices.findById(invoice, { items: 1 }).orFail().lean<InvoiceRecord>();
    const gone = shelf.filter((piece) => !kept.includes(piece));
    const isGone = (line: number) => gone.some(({ item }) => items[line]?.id.equals(item));
    const struck = lines.map((line) => (isGone(line.line) ? { ...line, returned: 'writtenOff' } : line));
    await this.records.update(this.notes, job(), { _id }, { $set: { lines: struck, shelf: kept } });
  }

  @OnEffect({ of: InvoiceRecord, kinds: [CREDIT_NOTE] })
  async store(invoice: InvoiceRecord, { data }: Effect): Promise<void> {
    const { note, shelf, refund, follows } = data as CarriedCredit;
    // A stored note is left alone: its effects would run again, also after the shelf has forgotten them.
    if (await this.notes.exists({ _id: note._id })) return;
    const fromDue = invoice.credits?.find(({ id }) => id.equals(note._id))?.fromDue ?? 0;
    const over = note.amount - fromDue;
    const paidBack = refund && over > 0 ? { ...refund, amount: over } : null;
    const at = note.createdAt;
    const forgetAt = new Date(at.getTime() + FORGET_AFTER);
    const shelved: Effect[] = [
      { key: SHELF, kind: SHELF, at, data: { shelf } },
      { key: FORGET_STOCK, kind: FORGET_STOCK, at: forgetAt, data: { shelf } },
    ];
    await this.numbers.insertNumbered(
      this.notes,
      job(),
      { paper: 'creditNote', day: note.day, follows: true },
      (number) => ({
        ...note,
        ...number,
        ...(shelf.length > 0 && { shelf }),
        fromDue,
        left: paidBack ? 0 : over,
        uses: [],
        outs: paidBack ? [{ id: paidBack.id, amount: over }] : [],
      }),
      {
        effects: [
          ...(shelf.length > 0 ? shelved : []),
          ...(paidBack ? [this.refunds.effectOf(paidBack, at)] : []),
          ...follows,
        ],
      },
    );
  }
}
