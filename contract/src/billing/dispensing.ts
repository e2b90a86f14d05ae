import { composed } from '../reading/text.ts';
import type { DosageEntry } from '../care/dosage-plans/dosage-plans.ts';
import { INVOICE_LIMITS } from './invoices.ts';
import type { InventoryItem } from './inventory.ts';

/** Days of vitamins and herbs that may be handed out at once. */
export const DISPENSED_DAYS = { min: 1, max: 90, default: 30 } as const;

/** How many pieces of an item to hand out; `item` is null when the stock has none of that name. */
export interface Dispensed {
  name: string;
  pieces: number;
  item: InventoryItem | null;
}

const keyOf = (name: string): string => composed(name).trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Counts the pieces that a plan needs for some days: the day's doses × days, summed by name as the stock compares
 * names. Medicines taken as needed have no dose and are left out.
 */
export function dispensed(
  entries: readonly Pick<DosageEntry, 'name' | 'total'>[],
  days: number,
  stock: readonly InventoryItem[],
): Dispensed[] {
  const items = new Map(stock.map((item) => [keyOf(item.name), item]));
  const needed = new Map<string, Dispensed>();
  for (const { name, total } of entries) {
    const key = keyOf(name);
    if (total <= 0 || !key) continue;
    const before = needed.get(key)?.pieces ?? 0;
    const pieces = Math.min(before + total * days, INVOICE_LIMITS.quantity.max);
    needed.set(key, { name, pieces, item: items.get(key) ?? null });
  }
  return [...needed.values()];
}
