import type { DatabaseNow } from '../../platform/config/clock.ts';
import type { Author } from '../../platform/writes/write-context.ts';

/** A change of an item's price, in paise. */
export interface PriceChange {
  at: Date;
  from: number;
  to: number;
  by: string;
}

/** Field of an item with its price changes, the latest last. */
export const PRICE_CHANGES = [{ at: Date, from: Number, to: Number, by: String, _id: false }];

/** Changes that an item keeps. */
const KEPT = 20;

/** Makes the stage that keeps the former price when it changes, for a pipeline update that sets the price. */
export function keptPrice(to: number, { name }: Pick<Author, 'name'>, at: DatabaseNow) {
  const change = { at, from: '$price', to, by: { $literal: name } };
  const all = { $concatArrays: [{ $ifNull: ['$priceChanges', []] }, [change]] };
  const kept = { $cond: [{ $eq: ['$price', to] }, '$priceChanges', { $slice: [all, -KEPT] }] };
  return { priceChanges: kept };
}

/** Gives the item's price at a moment, in paise: the first later change tells which price it replaced. */
export const priceAt = (
  { price, priceChanges = [] }: { price: number; priceChanges?: readonly PriceChange[] },
  moment: Date,
): number => priceChanges.find(({ at }) => at > moment)?.from ?? price;
