import { FILE_COUNTS, type FileCounts } from '@clinic/contract/billing/count-changes';
import { SUPPLIES, type Supply } from '@clinic/contract/billing/tax-classes';
import type { InventoryItemInput, Pack, TakeStock, UploadQuery } from '@clinic/contract/billing/inventory';
import { ITEM_CATEGORIES, type ItemCategory } from '@clinic/contract/constants';
import { MAX_STOCK, PACK_PIECES, type InventoryItem } from '@clinic/contract/billing/inventory';
import { NAMED_ENCODINGS, type NamedEncoding } from '@clinic/contract/platform/table-encodings';
import { Strict } from '../../platform/http/checked-body.pipe.ts';
import {
  Id,
  Instant,
  Line,
  LongText,
  Money,
  Nested,
  OneOf,
  WholeNumber,
} from '../../platform/http/fields.ts';
import { Takes } from '../../platform/http/takes.ts';

@Takes<Pack>()
export class PackDto {
  @WholeNumber(PACK_PIECES.min, PACK_PIECES.max)
  pieces: number;
}

@Takes<InventoryItemInput>()
export class ItemDto {
  @Line()
  name: string;

  @LongText({ optional: true })
  description?: string;

  @Money()
  price: number;

  @WholeNumber(0, MAX_STOCK)
  countInStock: number;

  @OneOf(ITEM_CATEGORIES, { optional: true })
  category?: ItemCategory;

  @OneOf(SUPPLIES, { optional: true })
  kind?: Supply;

  @Id({ optional: true, nullable: true })
  taxClass?: string | null;

  @Nested(() => PackDto, { optional: true, nullable: true })
  pack?: PackDto | null;

  @Instant({ optional: true })
  updatedAt?: string;
}

@Strict<InventoryItem>('_id', 'id', 'createdAt')
export class ItemRecordDto extends ItemDto {}

@Takes<TakeStock>()
export class TakeStockDto {
  @WholeNumber(1, MAX_STOCK)
  quantity: number;
}

@Takes<UploadQuery>()
export class UploadQueryDto {
  @OneOf(['true', 'false'], { optional: true })
  preview?: string;

  @Instant({ optional: true })
  at?: string;

  @OneOf(FILE_COUNTS, { optional: true })
  counts?: FileCounts;

  @OneOf(NAMED_ENCODINGS, { optional: true })
  encoding?: NamedEncoding;
}
