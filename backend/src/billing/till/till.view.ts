import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { TillClosing, TillMove } from '@clinic/contract/billing/tills';
import { personView } from '../../platform/http/person-view.ts';
import { stored } from '../../platform/http/stored.ts';
import type { ClosingRecord, TillMoveRecord } from './till.schema.ts';

export const moveView = (move: TillMoveRecord): TillMove => ({
  ...stored(move),
  direction: move.direction,
  amount: fromPaise(move.amount),
  reason: move.reason,
  note: move.note,
  day: move.day,
  by: personView(move.by),
  closing: move.closing?.toHexString() ?? null,
});

export const closingView = (closing: ClosingRecord): TillClosing => ({
  ...stored(closing),
  since: closing.since?.toISOString() ?? null,
  until: closing.until.toISOString(),
  day: closing.day,
  by: personView(closing.by),
  person: closing.person?.toHexString() ?? null,
  opening: fromPaise(closing.opening),
  cashIn: fromPaise(closing.cashIn),
  cashOut: fromPaise(closing.cashOut),
  movedIn: fromPaise(closing.movedIn),
  movedOut: fromPaise(closing.movedOut),
  expected: fromPaise(closing.expected),
  counted: fromPaise(closing.counted),
  difference: fromPaise(closing.difference),
  float: fromPaise(closing.float),
  reason: closing.reason,
  others: closing.others.map(({ mode, in: came, out }) => ({
    mode,
    in: fromPaise(came),
    out: fromPaise(out),
  })),
});
