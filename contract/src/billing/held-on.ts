import type { Day } from '../clinic-calendar.ts';
import { inOrder } from '../platform/in-order.ts';

/** Finds the row that is valid on a day, among rows that each hold from a day until the next row begins. */
export const heldOn = <Row extends { from: Day }>(rows: readonly Row[], day: Day): Row | undefined =>
  rows
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => inOrder(one.from, other.from))
    .at(-1);
