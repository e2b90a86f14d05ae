import type { InventoryItem } from '@clinic/contract/billing/inventory';
import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
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
});

export function storedFields(fields: ItemDto): Partial<ItemRecord> {
  const sent = Object.entries(fields).filter(
    ([name, value]) => name !== 'updatedAt' && value !== undefined && value !== null,
  );
  return {
    ...(Object.fromEntries(sent) as Omit<ItemDto, 'price' | 'updatedAt'>),
    nameKey: nameKeyOf(fields.name),
    price: toPaise(fields.price),
  };
}
