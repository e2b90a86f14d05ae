import { MEAL_TYPES, type MealType } from '@clinic/contract/constants';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';

/** A cell: a meal of a week. */
export interface CellPlace {
  /** Key of the week. */
  week: string;
  type: MealType;
}

export const cellKey = ({ week, type }: CellPlace): string => `${week} ${type}`;

/** The focused cell, and the opposite corner of what is selected. */
export interface Selection {
  at: CellPlace;
  to: CellPlace;
}

/** Rows and columns of a selection, counted from 0, the last included. */
export interface Span {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

type Weeks = readonly Pick<EditedWeek, 'key'>[];

const rowOf = ({ type }: CellPlace): number => MEAL_TYPES.indexOf(type);
const columnOf = ({ week }: CellPlace, weeks: Weeks): number =>
  Math.max(
    weeks.findIndex(({ key }) => key === week),
    0,
  );
const within = (index: number, count: number): number => Math.min(Math.max(index, 0), count - 1);

const placeAt = (row: number, column: number, weeks: Weeks): CellPlace => ({
  week: weeks[within(column, weeks.length)]?.key ?? '',
  type: MEAL_TYPES[within(row, MEAL_TYPES.length)] ?? MEAL_TYPES[0],
});

/** The cell that a key leads to; undefined for a key that leads nowhere. */
export function stepped(
  from: CellPlace,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  weeks: Weeks,
): CellPlace | undefined {
  const [row, column] = [rowOf(from), columnOf(from, weeks)];
  const to = (toRow: number, toColumn: number) => placeAt(toRow, toColumn, weeks);
  if (key === 'ArrowLeft') return to(row, column - 1);
  if (key === 'ArrowRight') return to(row, column + 1);
  if (key === 'ArrowUp') return to(row - 1, column);
  if (key === 'ArrowDown') return to(row + 1, column);
  if (key === 'Home') return to(ctrlKey ? 0 : row, 0);
  if (key === 'End') return to(ctrlKey ? MEAL_TYPES.length : row, weeks.length);
  return undefined;
}

export function spanOf({ at, to }: Selection, weeks: Weeks): Span {
  const rows = [rowOf(at), rowOf(to)];
  const columns = [columnOf(at, weeks), columnOf(to, weeks)];
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  };
}

/** The cells of a span, row by row. */
export const cellsIn = ({ top, bottom, left, right }: Span, weeks: Weeks): CellPlace[][] =>
  MEAL_TYPES.slice(top, bottom + 1).map((type) =>
    weeks.slice(left, right + 1).map(({ key }) => ({ week: key, type })),
  );
