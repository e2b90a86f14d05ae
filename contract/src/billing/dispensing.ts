import { addDays, type Day } from '../clinic-calendar.ts';
import type { DosageEntry } from '../care/dosage-plans/dosage-plans.ts';
import type { DoseDays } from '../care/dosage-plans/dose-course.ts';
import { piecesOn } from '../care/dosage-plans/dose-days.ts';
import { doseNameKey } from '../care/dosage-plans/standing-entries.ts';
import type { LastDispensed } from './dispensed-calls.ts';
import { INVOICE_LIMITS } from './invoices.ts';
import type { InventoryItem } from './inventory.ts';

/** Days of vitamins and herbs that may be handed out at once. */
export const DISPENSED_DAYS = { min: 1, max: 90, default: 30 } as const;

/** How many pieces of an item to hand out; `item` is null when the stock has none of that name. */
export interface Dispensed {
  name: string;
  /** The pieces that are taken in these days. */
  pieces: number;
  /** How many of the item that makes: packs where the item says what a pack holds, else pieces. */
  quantity: number;
  item: InventoryItem | null;
}

/** The first of the days to hand out for, and how many (1–90). */
export interface DispensedDays {
  from: Day;
  days: number;
}

/** The number of an item that holds so many pieces: packs, rounded up. */
const packsOf = (pieces: number, { pack }: Pick<InventoryItem, 'pack'>): number =>
  pack ? Math.ceil(pieces / pack.pieces) : pieces;

type Given = DoseDays & Pick<DosageEntry, 'name' | 'product' | 'total'>;

/**
 * Counts the pieces that a plan needs for some days: those of the days on which a dose is taken. The item is the one
 * that the entry names, else the one of its name as the stock compares names; entries of one item are summed. Medicines
 * taken as needed have no dose and are left out.
 */
export function dispensed(
  entries: readonly Given[],
  { from, days }: DispensedDays,
  stock: readonly InventoryItem[],
): Dispensed[] {
  const byId = new Map(stock.map((item) => [item.id, item]));
  const byName = new Map(stock.map((item) => [doseNameKey(item.name), item]));
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  const needed = new Map<string, Omit<Dispensed, 'quantity'>>();
  for (const entry of entries) {
    const taken = dates.reduce((sum, day) => sum + piecesOn(entry, day), 0);
    const name = doseNameKey(entry.name);
    if (taken <= 0 || !name) continue;
    const item = byId.get(entry.product ?? '') ?? byName.get(name) ?? null;
    const key = item?.id ?? name;
    const before = needed.get(key);
    const pieces = Math.min((before?.pieces ?? 0) + taken, INVOICE_LIMITS.quantity.max);
    needed.set(key, { name: before?.name ?? entry.name, pieces, item });
  }
  return [...needed.values()].map((one) => ({
    ...one,
    quantity: one.item ? packsOf(one.pieces, one.item) : one.pieces,
  }));
}

/** Most days for which pieces are counted ahead. */
const COUNTED_DAYS = 366;

/** The pieces of an item that were handed out, and when. */
type HandedOut = Pick<LastDispensed, 'pieces' | 'day'>;

/**
 * The last day for which handed-out pieces last, when entries of that item are taken as they say from that day on; null
 * when they do not last for the first dose, or for more than a year, as with doses taken as needed.
 */
export function lastUntil(entries: readonly Omit<Given, 'name'>[], { pieces, day }: HandedOut): Day | null {
  let left = pieces;
  let last: Day | null = null;
  for (let index = 0; index < COUNTED_DAYS; index++) {
    const date = addDays(day, index);
    const taken = entries.reduce((sum, entry) => sum + piecesOn(entry, date), 0);
    if (taken > left) return last;
    left -= taken;
    last = date;
  }
  return null;
}
