import type { InventoryItem } from '@clinic/contract/billing/inventory';

/** The fields of an item that the desk may change. */
export const valuesOf = (item: InventoryItem) => ({
  name: item.name,
  description: item.description,
  price: item.price,
  countInStock: item.countInStock,
  category: item.category,
  kind: item.kind,
  taxClass: item.taxClass,
});
