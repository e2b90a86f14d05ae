import type { InventoryItem } from '@clinic/contract/billing/inventory';
import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import { Types } from 'mongoose';
import { stored } from '../../platform/http/stored.ts';
import type { ItemDto } from './item.dto.ts';
import { nameKeyOf, type ItemRecord } from './item.schema.ts';

export const itemView = (item: ItemRecord): InventoryItem => ({
  ...stored(item),
  name: item.name,
  description: item.description,
  price: fromPaise(item.price),
  countInStock: item.countInStock,
  category: item.category,
  kind: item.kind ?? 'goods',
  taxClass: item.taxClass?.toHexString() ?? null,
  ...(item.pack && { pack: { pieces: item.pack.pieces } }),
});

export function storedFields(fields: ItemDto): Partial<ItemRecord> & Pick<ItemRecord, 'price'> {
  const { taxClass, pack, updatedAt: _, ...others } = fields;
  const sent = Object.entries(others).filter(([, value]) => value !== undefined && value !== null);
  return {
    ...(Object.fromEntries(sent) as Omit<ItemDto, 'price' | 'taxClass' | 'pack' | 'updatedAt'>),
    ...(taxClass !== undefined && { taxClass: taxClass === null ? null : new Types.ObjectId(taxClass) }),
    ...(pack !== undefined && { pack: pack && { pieces: pack.pieces } }),
    nameKey: nameKeyOf(fields.name),
    price: toPaise(fields.price),
  };
}
