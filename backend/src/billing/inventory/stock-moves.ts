import { MOVES_OF_DAYS, type StockMoves } from '@clinic/contract/billing/count-changes';
import { addDays } from '@clinic/contract/clinic-calendar';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { CreditNoteRecord } from '../payments/credit-note.schema.ts';
import type { ItemRecord } from './item.schema.ts';

/** Pieces of an item that papers moved, and when the first of them did. */
interface Moved {
  _id: Types.ObjectId;
  pieces: number;
  since: Date;
}

/** What papers and people moved of the stock in the last seven days. */
export type LateMoves = (item: Pick<ItemRecord, '_id' | 'countEdits'>) => StockMoves;

const DAY_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class StockMovements {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @InjectModel(CreditNoteRecord.name) private readonly notes: Model<CreditNoteRecord>,
    private readonly clock: Clock,
  ) {}

  /** Reads the papers once, for any number of items. */
  async lately(): Promise<LateMoves> {
    const from = new Date(this.clock.now().getTime() - MOVES_OF_DAYS * DAY_MS);
    const [sold, credited] = await Promise.all([this.sold(from), this.credited(from)]);
    return ({ _id, countEdits = [] }) => {
      const edits = countEdits.filter(({ at }) => at >= from);
      const papers = [sold, credited].flatMap((moved) => moved.get(_id.toHexString()) ?? []);
      const times = [...papers.map(({ since }) => since), ...edits.map(({ at }) => at)];
      const first = Math.min(...times.map((time) => time.getTime()));
      return {
        sold: sold.get(_id.toHexString())?.pieces ?? 0,
        credited: credited.get(_id.toHexString())?.pieces ?? 0,
        editedBy: [...new Set(edits.map(({ by }) => by))],
        since: times.length > 0 ? new Date(first).toISOString() : null,
      };
    };
  }

  private async sold(from: Date): Promise<Map<string, Moved>> {
    const taken = { $subtract: [{ $ifNull: ['$stock.booked', 0] }, { $ifNull: ['$stock.held', 0] }] };
    return byItem(
      await this.invoices.aggregate<Moved>([
        { $match: { createdAt: { $gte: from } } },
        { $project: { createdAt: 1, stock: 1 } },
        { $unwind: '$stock' },
        { $group: { _id: '$stock.item', pieces: { $sum: taken }, since: { $min: '$createdAt' } } },
        { $match: { pieces: { $gt: 0 } } },
      ]),
    );
  }

  private async credited(from: Date): Promise<Map<string, Moved>> {
    // The index is that of the days; a note's day may be later than its making, never earlier.
    const day = { $gte: addDays(this.clock.today(), -MOVES_OF_DAYS - 1) };
    return byItem(
      await this.notes.aggregate<Moved>([
        { $match: { day, createdAt: { $gte: from } } },
        { $project: { createdAt: 1, shelf: 1 } },
        { $unwind: '$shelf' },
        { $group: { _id: '$shelf.item', pieces: { $sum: '$shelf.pieces' }, since: { $min: '$createdAt' } } },
      ]),
    );
  }
}

const byItem = (moved: readonly Moved[]): Map<string, Moved> =>
  new Map(moved.map((one) => [one._id.toHexString(), one]));
