import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ItemRecord, touched } from './item.schema.ts';

/** Takes stock for invoices. Each booking is one update of the item, which remembers the invoice: it never happens twice. */
@Injectable()
export class Stock {
  constructor(@InjectModel(ItemRecord.name) private readonly items: Model<ItemRecord>) {}

  /** The items of these ids that are there, with the names and counts of now. */
  find(ids: Types.ObjectId[]): Promise<Pick<ItemRecord, '_id' | 'name' | 'countInStock'>[]> {
    return this.items.find({ _id: { $in: ids } }, { name: 1, countInStock: 1 }).lean();
  }

  /** Takes up to the wanted pieces off the stock, and answers how many; the same invoice again gets the same answer. */
  async book(invoice: Types.ObjectId, item: Types.ObjectId, quantity: number): Promise<number> {
    const taken = { $min: ['$countInStock', quantity] };
    const booked = await this.items
      .findOneAndUpdate(
        { _id: item, 'booked.invoice': { $ne: invoice } },
        [
          {
            $set: {
              booked: { $concatArrays: [{ $ifNull: ['$booked', []] }, [{ invoice, taken }]] },
              countInStock: { $subtract: ['$countInStock', taken] },
              updatedAt: touched,
            },
          },
        ],
        { updatePipeline: true, timestamps: false, returnDocument: 'after', projection: { booked: 1 } },
      )
      .lean<Pick<ItemRecord, 'booked'>>();
    const after = booked ?? (await this.items.findById(item, { booked: 1 }).lean());
    return after?.booked?.find((booking) => booking.invoice.equals(invoice))?.taken ?? 0;
  }

  /** Forgets an invoice's bookings; only when nobody can book for it any more. */
  async forget(invoice: Types.ObjectId, items: Types.ObjectId[]): Promise<void> {
    // Past mongoose: this is no change of the items that anybody has to notice.
    await this.items.collection.updateMany({ _id: { $in: items } }, {
      $pull: { booked: { invoice } },
    } as never);
  }
}
