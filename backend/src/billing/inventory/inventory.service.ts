import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { Model } from 'mongoose';
import { updateIfUnmodified } from '../../platform/database/conditional-write.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { batched } from '../../platform/http/sent-in-pieces.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { inventoryFile } from './inventory-file.ts';
import type { ItemDto } from './item.dto.ts';
import { keptCount } from './count-edits.ts';
import { asLiterals, GOODS, ItemRecord, touched } from './item.schema.ts';
import { itemView, storedFields } from './item.view.ts';
import { keptPrice } from './price-changes.ts';
import { TaxOfItems } from './tax-of-items.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

/** Fields of an item that screens show. */
export const WITHOUT_BOOKINGS = { booked: 0, importedBy: 0, priceChanges: 0, countEdits: 0 } as const;
const BATCH = 500;

@Injectable()
export class InventoryService {
  constructor(
    @InjectModel(ItemRecord.name) private readonly items: Model<ItemRecord>,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly taxes: TaxOfItems,
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

  /** Yields the goods by name as a CSV file, some lines at a time, so that a long list delays no other request. */
  csv(): AsyncGenerator<string> {
    const items = this.items.find(GOODS, WITHOUT_BOOKINGS).sort({ nameKey: 1, _id: 1 }).lean<ItemRecord[]>();
    return inventoryFile(batched(items.cursor({ batchSize: BATCH }), BATCH));
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<InventoryItem> {
    const item = await this.items.findById(id, WITHOUT_BOOKINGS).lean<ItemRecord>();
    if (!item) throw new ApiError('NOT_FOUND');
    return itemView(item);
  }

  /** Reads of items what they are and what one of them holds, by their ids; deleted ones are missing. */
  async kindsOf(ids: readonly string[]): Promise<Map<string, Pick<InventoryItem, 'kind' | 'pack'>>> {
    const items = await this.items.find({ _id: { $in: [...ids] } }, WITHOUT_BOOKINGS).lean<ItemRecord[]>();
    return new Map(items.map((item) => [item._id.toHexString(), itemView(item)]));
  }

  /** Throws INVALID_INPUT, ITEM_EXISTS. */
  async create(context: WriteContext, fields: ItemDto): Promise<InventoryItem> {
    await this.taxes.refuseWrong(fields);
    const item = { ...storedFields(fields), ...(fields.kind === 'service' && { countInStock: 0 }) };
    const add = () => refuseTakenName(this.records.insert(this.items, context, item));
    return itemView(await this.records.once(this.items, context, add, (added) => added));
  }

  /** Throws INVALID_INPUT, NOT_FOUND, STALE_RECORD, ITEM_EXISTS. */
  async update(context: WriteContext, id: string, fields: ItemDto): Promise<InventoryItem> {
    if (fields.kind || fields.taxClass) await this.taxes.refuseWrong(fields, await this.get(id));
    const isService = { $eq: [fields.kind ?? '$kind', 'service'] };
    const stored = storedFields(fields);
    const countInStock = { $cond: [isService, 0, fields.countInStock] };
    const item = {
      ...asLiterals(stored),
      ...keptPrice(stored.price, context.author, this.clock.atDatabase),
      ...keptCount(countInStock, context.author, this.clock.atDatabase),
      countInStock,
      updatedAt: touched(this.clock.atDatabase),
    };
    const update = () =>
      updateIfUnmodified(
        fields.updatedAt,
        (unchanged) => refuseTakenName(this.change(context, { _id: id, ...unchanged }, item)),
        () => this.get(id),
      );
    return itemView(await this.records.once(this.items, context, update, (updated) => updated));
  }

  /** Takes pieces off the stock, never below zero. Throws NOT_FOUND, INSUFFICIENT_STOCK. */
  takeStock(context: WriteContext, id: string, quantity: number): Promise<InventoryItem> {
    return this.records.once(this.items, context, () => this.takeFromStock(context, id, quantity), itemView);
  }

  private async takeFromStock(context: WriteContext, id: string, quantity: number): Promise<InventoryItem> {
    const left = { $subtract: ['$countInStock', quantity] };
    const updated = await this.change(
      context,
      { _id: id, ...GOODS, countInStock: { $gte: quantity } },
      {
        countInStock: left,
        ...keptCount(left, context.author, this.clock.atDatabase),
        updatedAt: touched(this.clock.atDatabase),
      },
    );
    if (updated) return itemView(updated);
    const { name, countInStock, kind } = await this.get(id);
    if (kind === 'service')
      throw new ApiError('INSUFFICIENT_STOCK', { message: `${name} is a service, which has no stock.` });
    throw new ApiError('INSUFFICIENT_STOCK', {
      message: `There is not enough stock: ${countInStock} left of ${name}.`,
      details: { quantity: [`${countInStock} left.`] },
    });
  }

  private change(
    context: WriteContext,
    filter: Record<string, unknown>,
    $set: Record<string, unknown>,
  ): Promise<ItemRecord | null> {
    return this.records.update(this.items, context, filter, [{ $set }], { timestamps: false });
  }
}

/** Makes the write, and answers ITEM_EXISTS when the unique index refuses it. */
export async function refuseTakenName<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const { message } = new ApiError('ITEM_EXISTS');
    throw new ApiError('ITEM_EXISTS', { details: { name: [message] } });
  }
}
