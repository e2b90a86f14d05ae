import type { InventoryItemInput, TakeStock, UploadQuery } from '@clinic/contract/inventory';
import { ITEM_CATEGORIES, type ItemCategory } from '@clinic/contract/constants';
import { MAX_STOCK, type InventoryItem } from '@clinic/contract/inventory';
import { Strict } from '../http/checked-body.pipe.ts';
import { Instant, Line, LongText, Money, OneOf, Whole } from '../http/fields.ts';
import { Takes } from '../http/takes.ts';

@Takes<InventoryItemInput>()
export class ItemDto {
  /** Unique within its category, without regard to case. */
  @Line()
  name: string;

  /** At most 5,000 characters; left out: none for a new item, unchanged otherwise. */
  @LongText({ optional: true })
  description?: string;

  /** Rupees, 0–9,999,999.99, at most two decimals. */
  @Money()
  price: number;

  /** Whole pieces, 0–999,999. */
  @Whole(0, MAX_STOCK)
  countInStock: number;

  /** Left out: "Herb" for a new item, unchanged otherwise. */
  @OneOf(ITEM_CATEGORIES, { optional: true })
  category?: ItemCategory;

  /** `updatedAt` as it was read: an older one answers 409. */
  @Instant({ optional: true })
  updatedAt?: string;
}

/** An item as a grid sends it back. */
@Strict<InventoryItem>('_id', 'id', 'createdAt')
export class ItemRecordDto extends ItemDto {}

@Takes<TakeStock>()
export class TakeStockDto {
  /** Whole pieces to take off the stock, 1–999,999. */
  @Whole(1, MAX_STOCK)
  quantity: number;
}

@Takes<UploadQuery>()
export class UploadQueryDto {
  /** "true": nothing is written; the answer says what would change. */
  @OneOf(['true', 'false'], { optional: true })
  preview?: string;
}
