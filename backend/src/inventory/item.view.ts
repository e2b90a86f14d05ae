import type { InventoryItem } from '@clinic/contract/inventory';
import { fromPaise } from '@clinic/contract/invoice-totals';
import { stored } from '../http/stored.ts';
import type { ItemRecord } from './item.schema.ts';

export const itemView = (item: ItemRecord): InventoryItem => ({
  ...stored(item),
  name: item.name,
  description: item.description,
  price: fromPaise(item.price),
  countInStock: item.countInStock,
  category: item.category,
});
