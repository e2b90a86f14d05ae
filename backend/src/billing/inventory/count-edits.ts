import type { DatabaseNow } from '../../platform/config/clock.ts';
import type { Author } from '../../platform/writes/write-context.ts';

/** A count set by hand or by a file; sales and returns are told by their papers. */
export interface CountEdit {
  at: Date;
  from: number;
  to: number;
  by: string;
}

/** How an item stores them, the latest last. */
export const COUNT_EDITS = [{ at: Date, from: Number, to: Number, by: String, _id: false }];

/** Edits that an item keeps. */
const KEPT = 20;

/** For a pipeline update that sets the count to a number or an expression: keeps what it was, when it changes. */
export function keptCount(to: unknown, { name }: Pick<Author, 'name'>, at: DatabaseNow) {
  const edit = { at, from: '$countInStock', to, by: { $literal: name } };
  const all = { $concatArrays: [{ $ifNull: ['$countEdits', []] }, [edit]] };
  return {
    countEdits: { $cond: [{ $eq: ['$countInStock', to] }, '$countEdits', { $slice: [all, -KEPT] }] },
  };
}
