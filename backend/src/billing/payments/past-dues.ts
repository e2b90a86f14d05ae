import type { Day } from '@clinic/contract/clinic-calendar';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { CreditNoteRecord } from './credit-note.schema.ts';
import { DueInvoices } from './due-invoices.ts';
import type { Owing } from './due.view.ts';
import { PaymentRecord } from './payment.schema.ts';
import { Sources, type Source } from './sources.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

/** Paise by invoice. */
type Sums = Map<string, number>;

const add = (sums: Sums, invoice: Types.ObjectId, amount: number): void =>
  void sums.set(invoice.toHexString(), (sums.get(invoice.toHexString()) ?? 0) + amount);

/** Computes the debts at the end of a past day from the days of payments, credit notes and invoices. */
@Injectable()
export class PastDues {
  constructor(
    private readonly invoices: DueInvoices,
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    @InjectModel(CreditNoteRecord.name) private readonly creditNotes: Model<CreditNoteRecord>,
    private readonly sources: Sources,
  ) {}

  async owingAt(at: Day): Promise<Owing[]> {
    const found = await this.invoices.owedOrAmong(await this.changedAfter(at), at);
    const covered = await this.coveredAt(
      at,
      found.map(({ _id }) => _id),
    );
    return found
      .map((invoice) => ({ ...invoice, due: invoice.total - (covered.get(invoice._id.toHexString()) ?? 0) }))
      .filter(({ due }) => due > 0);
  }

  /** Finds invoices from which a payment or credit note after the day took something. */
  private async changedAfter(at: Day): Promise<Types.ObjectId[]> {
    const later = { day: { $gt: at } };
    const notes = await pastMongoose(this.creditNotes).distinct<Types.ObjectId>('invoice', later);
    const used = await Promise.all(
      this.sources.models.map((model) => pastMongoose(model).distinct<Types.ObjectId>('uses.invoice', later)),
    );
    return [...notes, ...used.flat()];
  }

  /** Sums how much of each invoice was paid or credited by the end of the day. */
  private async coveredAt(at: Day, invoices: Types.ObjectId[]): Promise<Sums> {
    const sums: Sums = new Map();
    const until = { day: { $lte: at } };
    const takenBack = await this.takenBackBy(at);
    const notes = pastMongoose(this.creditNotes).find({ invoice: { $in: invoices }, ...until });
    for await (const { invoice, fromDue } of notes) add(sums, invoice, fromDue);
    for (const model of this.sources.models) {
      const used = pastMongoose(model).find<Source>({ 'uses.invoice': { $in: invoices }, ...until });
      for await (const { _id, uses } of used)
        if (!takenBack.has(_id.toHexString()))
          for (const { invoice, wanted, taken } of uses) add(sums, invoice, taken ?? wanted);
    }
    return sums;
  }

  private async takenBackBy(at: Day): Promise<Set<string>> {
    const reversals = await pastMongoose(this.payments).distinct('source', {
      kind: 'reversal',
      day: { $lte: at },
    });
    return new Set(reversals.map(String));
  }
}
