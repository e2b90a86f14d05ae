import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { listsChanged } from '../../platform/database/list-memory.ts';
import { GOODS, ItemRecord, touched } from './item.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

export interface Wanted {
  item: Types.ObjectId;
  /** The pieces that the invoice asks for. */
  wanted: number;
}

/** The fields of an item that an invoice needs to price, tax and book it. */
export type SoldItem = Pick<
  ItemRecord,
  '_id' | 'name' | 'price' | 'priceChanges' | 'countInStock' | 'kind' | 'taxClass'
>;

/** The write waits for the journal: a booking that is lost after the invoice was settled would not be repeated. */
const BOOKING = { ordered: false } as const;

/**
 * Books stock, past mongoose. A booking is one update of the item, which stores the invoice's id, so that it runs once.
 */
@Injectable()
export class Stock {
  constructor(
    @InjectModel(ItemRecord.name) private readonly items: Model<ItemRecord>,
    private readonly clock: Clock,
  ) {}

  find(ids: Types.ObjectId[]): Promise<SoldItem[]> {
    const projection = { name: 1, price: 1, priceChanges: 1, countInStock: 1, kind: 1, taxClass: 1 };
    return pastMongoose(this.items)
      .find<SoldItem>({ _id: { $in: ids } }, { projection })
      .toArray();
  }

  /** Returns which of the ids are in the inventory. */
  async there(ids: Types.ObjectId[]): Promise<Set<string>> {
    return new Set((await this.find(ids)).map(({ _id }) => _id.toHexString()));
  }

  /**
   * Takes up to the wanted pieces off the stock; answers the pieces by item id. Idempotent per invoice: a
   * repetition gets the same answer. A deleted item gives none.
   */
  async book(invoice: Types.ObjectId, lines: Wanted[]): Promise<Map<string, number>> {
    const whole = await this.takePieces(invoice, lines, ({ wanted }) => ({ countInStock: { $gte: wanted } }));
    if (whole === lines.length) return new Map(lines.map(({ item, wanted }) => [item.toHexString(), wanted]));
    await this.takePieces(invoice, lines);
    const found = await pastMongoose(this.items)
      .find<Required<Pick<ItemRecord, '_id' | 'booked'>>>(
        { _id: { $in: lines.map(({ item }) => item) }, 'booked.invoice': invoice },
        { projection: { booked: { $elemMatch: { invoice } } } },
      )
      .toArray();
    return new Map(found.map(({ _id, booked }) => [_id.toHexString(), booked[0]?.taken ?? 0]));
  }

  /** Puts pieces back under the id of their credit note: once, however often it is repeated. */
  async putBack(
    paper: Types.ObjectId,
    lines: readonly { item: Types.ObjectId; pieces: number }[],
  ): Promise<void> {
    if (lines.length === 0) return;
    await this.items.collection.bulkWrite(
      lines.map(({ item, pieces }) => {
        const booked = {
          $concatArrays: [{ $ifNull: ['$booked', []] }, [{ invoice: paper, taken: -pieces }]],
        };
        const countInStock = { $add: ['$countInStock', pieces] };
        return {
          updateOne: {
            filter: { _id: item, 'booked.invoice': { $ne: paper }, ...GOODS },
            update: [{ $set: { booked, countInStock, updatedAt: touched(this.clock.atDatabase) } }],
          },
        };
      }),
      BOOKING,
    );
    listsChanged(this.items);
  }

  /** Forgets an invoice's bookings; only when it can book no more. */
  async forget(invoice: Types.ObjectId, items: Types.ObjectId[]): Promise<void> {
    await this.items.collection.updateMany({ _id: { $in: items } }, {
      $pull: { booked: { invoice } },
    } as never);
  }

  /** Takes pieces from items that have no booking of the invoice yet; answers the number of changed items. */
  private async takePieces(
    invoice: Types.ObjectId,
    lines: Wanted[],
    which: (line: Wanted) => object = () => ({}),
  ): Promise<number> {
    const { matchedCount } = await this.items.collection.bulkWrite(
      lines.map((line) => {
        const taken = { $min: ['$countInStock', line.wanted] };
        const booked = { $concatArrays: [{ $ifNull: ['$booked', []] }, [{ invoice, taken }]] };
        const countInStock = { $subtract: ['$countInStock', taken] };
        return {
          updateOne: {
            filter: { _id: line.item, 'booked.invoice': { $ne: invoice }, ...which(line) },
            update: [{ $set: { booked, countInStock, updatedAt: touched(this.clock.atDatabase) } }],
          },
        };
      }),
      BOOKING,
    );
    listsChanged(this.items);
    return matchedCount;
  }
}
