import { MAX_STOCK, type InventoryItem } from '@clinic/contract/billing/inventory';
import { ITEM_NOT_FOUND, INVOICE_LIMITS } from '@clinic/contract/billing/invoices';
import { priceIn, wholeNumberIn } from '@clinic/contract/reading/numbers';
import { money, wholeNumber } from '@clinic/contract/rules';

/**
 * A line of the form, whose numbers may be missing or invalid while typed. `stock`: the pieces when the item was
 * chosen; a service never runs short.
 */
export interface NewLine {
  item: string;
  name: string;
  quantity: number;
  price: number;
  stock: number;
  /** Id of the item's class, where it has one. */
  taxClass?: string;
}

/** The row in which the next item is typed. */
export interface ItemToAdd {
  item: InventoryItem | null;
  /** The text of the item field; an item's name only once one is chosen. */
  typed: string;
  quantity: string;
  price: string;
}

const { min, max } = INVOICE_LIMITS.quantity;
export const quantityRule = wholeNumber(min, max);

/** Tells if the typed numbers of a line are valid. */
export const isRightLine = ({ quantity, price }: Pick<NewLine, 'quantity' | 'price'>): boolean =>
  !quantityRule(quantity) && !money(price);

export const emptyItem: ItemToAdd = { item: null, typed: '', quantity: '', price: '' };

export function itemProblem({ item, typed, quantity, price }: ItemToAdd): string | undefined {
  if ((!item && !typed.trim()) || !quantity.trim() || !price.trim()) return 'All item fields are required.';
  if (!item) return ITEM_NOT_FOUND;
  return quantityRule(wholeNumberIn(quantity)) ?? money(priceIn(price));
}

/** Makes a line of an item with quantity and price. */
export const lineOfItem = (
  { id, name, kind, countInStock, taxClass }: InventoryItem,
  { quantity, price }: Pick<NewLine, 'quantity' | 'price'>,
): NewLine => ({
  item: id,
  name,
  quantity,
  price,
  stock: kind === 'service' ? MAX_STOCK : countInStock,
  ...(taxClass && { taxClass }),
});

/** The line of a typed row; null while the row is incomplete or wrong. */
export function lineOf(toAdd: ItemToAdd): NewLine | null {
  const { item, quantity, price } = toAdd;
  if (!item || itemProblem(toAdd)) return null;
  return lineOfItem(item, { quantity: wholeNumberIn(quantity), price: priceIn(price) });
}

/** Says why a filled row cannot be added; undefined for a valid and for an empty row. */
export function halfAnItem(toAdd: ItemToAdd): string | undefined {
  const { item, typed, quantity, price } = toAdd;
  const text = typed.trim();
  if ((!item && !text && !quantity.trim() && !price.trim()) || lineOf(toAdd)) return undefined;
  const numbers = [!quantity.trim() && 'the quantity', !price.trim() && 'the price'].filter(Boolean);
  const missing = [
    !item && (text ? `choose "${text}" from the list of items` : 'choose the item'),
    numbers.length > 0 && `enter ${numbers.join(' and ')}`,
  ].filter(Boolean);
  const advice = missing.length > 0 ? `Please ${missing.join(' and ')}` : (itemProblem(toAdd) ?? '');
  return `${item?.name ?? 'An item'} is filled in but not added. ${advice.replace(/\.$/, '')}, or empty its fields.`;
}
