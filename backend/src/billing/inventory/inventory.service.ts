import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { Model } from 'mongoose';
import { updateIfUnmodified } from '../../platform/database/conditional-write.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { withIdempotency } from '../../platform/database/idempotency.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { batched } from '../../platform/http/sent-in-pieces.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { headerLine, linesOf } from './inventory-file.ts';
import type { ItemDto } from './item.dto.ts';
import { asLiterals, ItemRecord, touched } from './item.schema.ts';
import { itemView, storedFields } from './item.view.ts';
import { Clock } from '../../platform/config/clock.ts';

const WITHOUT_BOOKINGS = { booked: 0, importedBy: 0 } as const;
const BATCH = 500;

@Injectable()
export class InventoryService {
  constructor(
    @InjectModel(ItemRecord.name) private readonly items: Model<ItemRecord>,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQuery): Promise<Page<InventoryItem>> {
    return pageOf(await findPage(this.items, query, {}, WITHOUT_BOOKINGS), itemView);
  }

  async all(): Promise<InventoryItem[]> {
    const items = await this.items
      .find({}, WITHOUT_BOOKINGS)
      .sort({ nameKey: 1, _id: 1 })
      .lean<ItemRecord[]>();
    return items.map(itemView);
  }

  /** The items by name as a CSV file, some lines at a time, so that a long list delays no other request. */
  async *csv(): AsyncGenerator<string> {
    const items = this.items.find({}, WITHOUT_BOOKINGS).sort({ nameKey: 1, _id: 1 }).lean<ItemRecord[]>();
    let header = headerLine;
    for await (const batch of batched(items.cursor({ batchSize: BATCH }), BATCH)) {
      yield header + linesOf(batch);
      header = '';
    }
    yield header;
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<InventoryItem> {
    const item = await this.items.findById(id, WITHOUT_BOOKINGS).lean<ItemRecord>();
    if (!item) throw new ApiError('NOT_FOUND');
    return itemView(item);
  }

  /** Throws ITEM_EXISTS. */
  async create(fields: ItemDto): Promise<InventoryItem> {
    return withIdempotency(
      this.items,
      async () => itemView(await refuseTakenName(this.items.create(storedFields(fields)))),
      itemView,
    );
  }

  /** Throws NOT_FOUND, STALE_RECORD, ITEM_EXISTS. */
  async update(id: string, fields: ItemDto): Promise<InventoryItem> {
    const item = { ...asLiterals(storedFields(fields)), updatedAt: touched(this.clock.atDatabase) };
    const update = () =>
      updateIfUnmodified(
        fields.updatedAt,
        (unchanged) => refuseTakenName(this.change({ _id: id, ...unchanged }, item)),
        () => this.get(id),
      );
    return itemView(await withIdempotency(this.items, update, (updated) => updated));
  }

  /** Takes pieces off the stock, never below zero. Throws NOT_FOUND, INSUFFICIENT_STOCK. */
  takeStock(id: string, quantity: number): Promise<InventoryItem> {
    return withIdempotency(this.items, () => this.take(id, quantity), itemView);
  }

  private async take(id: string, quantity: number): Promise<InventoryItem> {
    const updated = await this.change(
      { _id: id, countInStock: { $gte: quantity } },
      { countInStock: { $subtract: ['$countInStock', quantity] }, updatedAt: touched(this.clock.atDatabase) },
    );
    if (updated) return itemView(updated);
    const { name, countInStock } = await this.get(id);
    throw new ApiError('INSUFFICIENT_STOCK', {
      message: `There is not enough stock: ${countInStock} left of ${name}.`,
      details: { quantity: [`${countInStock} left.`] },
    });
  }

  private change(filter: Record<string, unknown>, $set: Record<string, unknown>): Promise<ItemRecord | null> {
    return this.items
      .findOneAndUpdate(filter, [{ $set }], {
        updatePipeline: true,
        timestamps: false,
        returnDocument: 'after',
        projection: WITHOUT_BOOKINGS,
      })
      .lean<ItemRecord>()
      .exec();
  }
}

/** Passes a write on, and says ITEM_EXISTS when the unique index refuses it. */
async function refuseTakenName<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const { message } = new ApiError('ITEM_EXISTS');
    throw new ApiError('ITEM_EXISTS', { details: { name: [message] } });
  }
}
