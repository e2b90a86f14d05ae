import { hasVisibleText } from '../../clients/client-input.ts';
import type { SnackEntry } from './snacks-plans.ts';

const isFilled = ({ name, quantity }: SnackEntry): boolean =>
  hasVisibleText(name) && hasVisibleText(quantity);

/** Rows with both a snack and a quantity: what is saved of a plan. */
export function filledSnacks<Row extends SnackEntry>(rows: readonly Row[]): Row[] {
  return rows.filter(isFilled);
}

/** Tells whether a row says nothing at all: such a row is left out on save. */
export function isBlankSnack({ name, quantity }: SnackEntry): boolean {
  return !hasVisibleText(name) && !hasVisibleText(quantity);
}

/** Says why a row that says something is incomplete; undefined for a complete and for a blank one. */
export function snackProblem(row: SnackEntry): { field: keyof SnackEntry; text: string } | undefined {
  if (isFilled(row) || isBlankSnack(row)) return undefined;
  return hasVisibleText(row.name)
    ? { field: 'quantity', text: 'Please enter a quantity, or remove this row.' }
    : { field: 'name', text: 'Please choose a snack, or remove this row.' };
}

export const NO_FILLED_SNACK = 'Please add at least one snack with both item and quantity filled in';

/** Why a screen does not save a plan: it needs a complete row, and no row that says something is dropped. */
export function snacksPlanProblem(rows: readonly SnackEntry[]): string | undefined {
  if (filledSnacks(rows).length === 0) {
    return NO_FILLED_SNACK;
  }
  return rows.some(snackProblem)
    ? 'Please fill in both item and quantity of every snack, or remove its row.'
    : undefined;
}
