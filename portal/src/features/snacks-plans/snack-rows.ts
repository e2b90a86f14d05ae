import type { InventoryItem } from '@clinic/contract/billing/inventory';
import { LOW_STOCK } from '@clinic/contract/constants';
import type { SnackEntry, SnacksPlan } from '@clinic/contract/care/snacks-plans/snacks-plans';
import { isBlankSnack } from '@clinic/contract/care/snacks-plans/snacks-rules';

/** A row on the screen; the key never leaves the browser. */
export type SnackRow = SnackEntry & { key: string };

export const newRow = ({ name, quantity, food }: SnackEntry): SnackRow => ({
  name,
  quantity,
  ...(food !== undefined && { food }),
  key: Math.random().toString(36).slice(2),
});

/** Another name means another food, so the chosen food is dropped. */
export const withName = ({ food: _before, ...row }: SnackRow, name: string): SnackRow => ({ ...row, name });

export const rowsOf = (plan: SnacksPlan | null): SnackRow[] => (plan?.snacks ?? []).map(newRow);

export function snacksIn(body: unknown): SnackEntry[] {
  const { snacks } = body as { snacks?: SnackEntry[] };
  return Array.isArray(snacks) ? snacks : [];
}

/** The rows that stay after a save: empty ones are removed. */
export const keptRows = (rows: readonly SnackRow[]): SnackRow[] => rows.filter((row) => !isBlankSnack(row));

export const sentRows = (rows: readonly SnackRow[]): SnackEntry[] =>
  rows.map(({ name, quantity, food }) => ({
    name,
    quantity: quantity.trim(),
    ...(food !== undefined && { food }),
  }));

export function rowsDiffer(one: readonly SnackRow[], other: readonly SnackRow[]): boolean {
  const content = (rows: readonly SnackRow[]) =>
    JSON.stringify(rows.map(({ name, quantity, food }) => [name, quantity, food]));
  return content(one) !== content(other);
}

export function stockOfItem({ countInStock }: Pick<InventoryItem, 'countInStock'>): string {
  if (countInStock === 0) return 'Out of stock';
  return `In stock: ${countInStock}${countInStock <= LOW_STOCK ? ' (low)' : ''}`;
}

/** The stock of a snack by its name; undefined when the inventory has no such snack. */
export function stockText(name: string, stock: readonly InventoryItem[]): string | undefined {
  const item = stock.find((known) => known.name.trim().toLowerCase() === name.trim().toLowerCase());
  return item && stockOfItem(item);
}
