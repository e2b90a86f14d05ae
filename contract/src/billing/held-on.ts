import type { Day } from '../clinic-calendar.ts';
import { inOrder } from '../platform/in-order.ts';

/** Of rows that each hold from a day on, the row that holds on a day. */
export const heldOn = <Row extends { from: Day }>(rows: readonly Row[], day: Day): Row | undefined =>
  rows
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => inOrder(one.from, other.from))
    .at(-1);
