import { eatenOf } from '@clinic/contract/care/diet-plans/plates';
import { MEAL_TYPES } from '@clinic/contract/constants';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';
import type { SwapAt } from '../diet-plan-amounts/SwapDialog.tsx';
import { mealPart, weekPart, type SavedPart } from '../plan-library/saved-parts.ts';
import { mealOf } from './grid-changes.ts';
import { cellKey, type Selection } from './grid-place.ts';

/** A dialog that the grid's menu opens. */
export type CellDialog = { swap: SwapAt } | { save: SavedPart } | { days: EditedWeek };

/** The dialogs for what is selected: of one meal, or of one whole week; each week with meals shows its days. */
export function cellDialogs(
  { at, to }: Selection,
  weeks: readonly EditedWeek[],
): (readonly [label: string, dialog: CellDialog])[] {
  const place = weeks.findIndex(({ key }) => key === at.week);
  const week = weeks[place];
  if (!week || at.week !== to.week || week.mealPlan.length === 0) return [];
  const meal = cellKey(at) === cellKey(to) ? mealOf(week, at.type) : undefined;
  const foods = meal ? meal.itemGroups.flat().flatMap(eatenOf) : [];
  const names = [...new Set(foods.map(({ name }) => name))];
  const isWeek = at.type === MEAL_TYPES[0] && to.type === MEAL_TYPES.at(-1);
  return [
    ...(names.length > 0
      ? [['Swap a food', { swap: { week: place, mealType: at.type, names } }] as const]
      : []),
    ...(meal ? [['Save meal to library', { save: mealPart(meal, week) }] as const] : []),
    ...(isWeek ? [['Save week to library', { save: weekPart(week) }] as const] : []),
    ['Show the days of this week', { days: week }] as const,
  ];
}
