import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { MovedSince, type Moved } from '../inventory/stock-moves.ts';
import { Stock } from '../inventory/stock.service.ts';
import { InvoiceRecord, type StockLine } from './invoice.schema.ts';
import { warningsOf } from './invoice.view.ts';

export const BOOK_STOCK = effectKind('stock');
export const FORGET_STOCK = effectKind('forget');

/** An invoice books no more stock so many milliseconds after it was settled. */
export const FORGET_AFTER = 60 * 60 * 1000;

export const isSettled = ({ stock }: Pick<InvoiceRecord, 'stock'>): boolean =>
  stock.every(({ booked }) => booked !== null);

/** Takes the pieces of an invoice off the shelf. */
@Injectable()
export class InvoiceStock {
  private readonly logger = new Logger(InvoiceStock.name);

  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly stock: Stock,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: InvoiceRecord, kinds: [FORGET_STOCK], when: 'left' })
  async forget({ _id, stock }: InvoiceRecord): Promise<void> {
    await this.stock.forget(
      _id,
      stock.map(({ item }) => item),
    );
  }

  @Answers(MovedSince, 'sold')
  soldSince(from: Date): Promise<Moved[]> {
    const taken = { $subtract: [{ $ifNull: ['$stock.booked', 0] }, { $ifNull: ['$stock.held', 0] }] };
    return this.invoices.aggregate<Moved>([
      { $match: { createdAt: { $gte: from } } },
      { $project: { createdAt: 1, stock: 1 } },
      { $unwind: '$stock' },
      { $group: { _id: '$stock.item', pieces: { $sum: taken }, since: { $min: '$createdAt' } } },
      { $match: { pieces: { $gt: 0 } } },
    ]);
  }

  @OnEffect({ of: InvoiceRecord, kinds: [BOOK_STOCK] })
  async settle(invoice: InvoiceRecord): Promise<void> {
    if (isSettled(invoice)) return;
    const booked = await this.stock.book(
      invoice._id,
      invoice.stock
        .filter((line) => line.booked === null)
        .map(({ item, wanted, held = 0 }) => ({ item, wanted: wanted - held })),
    );
    const stock = invoice.stock.map((line): StockLine => ({
      ...line,
      booked: line.booked ?? (line.held ?? 0) + (booked.get(line.item.toHexString()) ?? 0),
    }));
    const forget: Effect = {
      key: FORGET_STOCK,
      kind: FORGET_STOCK,
      at: new Date(this.clock.now().getTime() + FORGET_AFTER),
    };
    // `updatedAt` stays, since settling is no change that a reader must notice.
    await this.records.update(
      this.invoices,
      job(),
      { _id: invoice._id, 'stock.booked': null },
      { $set: { stock } },
      { effects: [forget], asIs: true, durable: false },
    );
    for (const { item, wanted, booked: got } of warningsOf({ ...invoice, stock }))
      this.logger.warn(`Invoice ${invoice.invoiceNumber}: ${got} of ${wanted} ${item} were in stock.`);
  }
}
