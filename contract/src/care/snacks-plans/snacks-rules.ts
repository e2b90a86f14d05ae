import { hasVisibleText } from '../../clients/client-input.ts';
import type { SnackEntry } from './snacks-plans.ts';

const isFilled = ({ name, quantity }: SnackEntry): boolean =>
  hasVisibleText(name) && hasVisibleText(quantity);

/** Keeps the rows that have both a snack and a quantity: only these are saved. */
export function filledSnacks<Row extends SnackEntry>(rows: readonly Row[]): Row[] {
  return rows.filter(isFilled);
}

/** Tells whether a row is empty; empty rows are left out on save. */
export function isBlankSnack({ name, quantity }: SnackEntry): boolean {
  return !hasVisibleText(name) && !hasVisibleText(quantity);
}

/** Says what a row lacks; undefined for a complete and for an empty row. */
export function snackProblem(row: SnackEntry): { field: keyof SnackEntry; text: string } | undefined {
  if (isFilled(row) || isBlankSnack(row)) return undefined;
  return hasVisibleText(row.name)
    ? { field: 'quantity', text: 'Please enter a quantity, or remove this row.' }
    : { field: 'name', text: 'Please choose a snack, or remove this row.' };
}

export const NO_FILLED_SNACK = 'Please add at least one snack with both item and quantity filled in';

/** Says why a plan cannot be saved: it needs a complete row, and no half-filled row may be dropped silently. */
export function snacksPlanProblem(rows: readonly SnackEntry[]): string | undefined {
  if (filledSnacks(rows).length === 0) {
    return NO_FILLED_SNACK;
  }
  return rows.some(snackProblem)
    ? 'Please fill in both item and quantity of every snack, or remove its row.'
    : undefined;
}
