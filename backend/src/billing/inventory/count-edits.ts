import type { DatabaseNow } from '../../platform/config/clock.ts';
import type { Author } from '../../platform/writes/write-context.ts';

/** A count set by hand or by a file; sales and returns are in their invoices and credit notes. */
export interface CountEdit {
  at: Date;
  from: number;
  to: number;
  by: string;
}

/** Field of an item with its edits, the latest last. */
export const COUNT_EDITS = [{ at: Date, from: Number, to: Number, by: String, _id: false }];

/** An item keeps so many edits. */
const KEPT = 20;

/**
 * Makes the stage that keeps the former count when it changes, for a pipeline update that sets the count to a number or
 * an expression.
 */
export function keptCount(to: unknown, { name }: Pick<Author, 'name'>, at: DatabaseNow) {
  const edit = { at, from: '$countInStock', to, by: { $literal: name } };
  const all = { $concatArrays: [{ $ifNull: ['$countEdits', []] }, [edit]] };
  return {
    countEdits: { $cond: [{ $eq: ['$countInStock', to] }, '$countEdits', { $slice: [all, -KEPT] }] },
  };
}
