import type { InventoryItem } from '@clinic/contract/billing/inventory';
import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { doseNameKey } from '@clinic/contract/care/dosage-plans/standing-entries';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

const CATEGORY = { vitamin: 'Vitamin', herbs: 'Herb' } as const;
/** Most offered at once; more letters find the others. */
const MOST = 30;

/** The goods that a plan may name, those of its own category first. */
export const doseStockQuery = (kind: DosagePlanKind) =>
  queryOptions({
    queryKey: ['doctor', 'inventory', kind],
    queryFn: async ({ signal }) => {
      const { items } = await doctorApi.call(inventoryCalls.all, {}, { signal });
      const goods = items.filter((item) => item.kind !== 'service' && item.category !== 'Snack');
      const isOwn = ({ category }: InventoryItem) => category === CATEGORY[kind];
      return [...goods.filter(isOwn), ...goods.filter((item) => !isOwn(item))];
    },
  });

/** The item of that name, as the stock compares names; of two categories the plan's own. */
export const productNamed = (items: readonly InventoryItem[], name: string): InventoryItem | undefined =>
  items.find((item) => doseNameKey(item.name) === doseNameKey(name));

/** The items whose names contain the typed text. */
export const productsLike = (items: readonly InventoryItem[], typed: string): InventoryItem[] =>
  items.filter(({ name }) => doseNameKey(name).includes(doseNameKey(typed))).slice(0, MOST);

export const stockText = ({ countInStock }: InventoryItem): string => `${countInStock} in stock`;
