import { fittedGroup } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import type { ItemLine } from '@clinic/contract/care/foods/item-line';
import { withItemLine } from '@clinic/contract/care/foods/placed-line';
import { MEAL_TYPES, type MealType } from '@clinic/contract/constants';
import { listed } from '@clinic/contract/platform/listed';
import {
  newKey,
  type EditedMeal,
  type EditedPlan,
  type EditedWeek,
} from '../diet-plan-editing/edited-plan.ts';
import type { Edit } from '../diet-plan-editing/plan-history.ts';
import { timeOfNew } from '../diet-plan-meals/usual-times.ts';
import { putMeal, removeMeal } from '../diet-plan-weeks/week-changes.ts';
import type { CellPlace } from './grid-place.ts';

/** A changed plan with the meals that it replaced, or the sentence why nothing was changed. */
export type Changed = { plan: EditedPlan; replaced: string[] } | { problem: string };

/** A meal as it is copied: its groups, and the time of its type; text says no time. */
export interface Copied {
  groups: MealItem[][];
  of?: Pick<EditedMeal, 'mealType' | 'mealTime'>;
}

/** Copied cells, row by row; null stands for an empty cell. */
export type Block = (Copied | null)[][];

export const mealOf = (week: EditedWeek | undefined, type: MealType): EditedMeal | undefined =>
  week?.mealPlan.find(({ mealType }) => mealType === type);

const weekOf = ({ weeks }: EditedPlan, key: string): EditedWeek | undefined =>
  weeks.find((week) => week.key === key);

const mealAt = (plan: EditedPlan, { week, type }: CellPlace) => mealOf(weekOf(plan, week), type);

const nameOf = (plan: EditedPlan, { week, type }: CellPlace): string =>
  `${type} of ${weekOf(plan, week)?.title ?? ''}`;

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Put {
  cell: CellPlace;
  /** Without groups, the cell is emptied. */
  groups: MealItem[][];
  /** Time of the copied meal; absent: that of the meal in the cell, else the usual one. */
  mealTime?: string;
}

function withCell(plan: EditedPlan, { cell, groups, mealTime }: Put): EditedPlan {
  const meal = mealAt(plan, cell);
  if (groups.length === 0) return meal ? removeMeal(plan, cell.week, meal.key) : plan;
  return putMeal(plan, cell.week, {
    key: meal?.key ?? newKey(),
    mealType: cell.type,
    mealTime: mealTime ?? meal?.mealTime ?? timeOfNew(cell.type, plan.weeks),
    itemGroups: groups,
  });
}

/** Changes cells; a meal with unfinished changes in the builder stays until it is finished or cancelled. */
function withCells(plan: EditedPlan, puts: readonly Put[]): Changed {
  const { meal: open } = plan;
  const isOpen = puts.some(({ cell }) => cell.week === open?.week && cell.type === open.mealType);
  if (open?.touched && isOpen)
    return {
      problem: `Please finish or cancel ${nameOf(plan, { week: open.week, type: open.mealType })}.`,
    };
  const replaced = puts
    .filter(({ cell, groups }) => {
      const meal = mealAt(plan, cell);
      return meal !== undefined && !isAlike(meal.itemGroups, groups);
    })
    .map(({ cell }) => nameOf(plan, cell));
  const changed = puts.reduce(withCell, plan);
  return { plan: isOpen ? { ...changed, meal: null } : changed, replaced };
}

/** Adds a line to a cell; of a meal that the line stands instead of, the change tells that it was replaced. */
export function withLine(plan: EditedPlan, cell: CellPlace, line: ItemLine): Changed {
  const present = mealAt(plan, cell)?.itemGroups ?? [];
  const placed = withItemLine(present, line, weekOf(plan, cell.week)?.totalDays ?? 0);
  if ('problem' in placed) return placed;
  const changed = withCells(plan, [{ cell, groups: placed.groups }]);
  if ('problem' in changed || line.place === 'instead') return changed;
  return { ...changed, replaced: [] };
}

export const copied = (plan: EditedPlan, cells: readonly (readonly CellPlace[])[]): Block =>
  cells.map((row) =>
    row.map((cell) => {
      const meal = mealAt(plan, cell);
      return meal ? { groups: meal.itemGroups, of: meal } : null;
    }),
  );

export const cleared = (plan: EditedPlan, cells: readonly (readonly CellPlace[])[]): Changed =>
  withCells(
    plan,
    cells.flat().map((cell) => ({ cell, groups: [] })),
  );

function fitting(plan: EditedPlan, cell: CellPlace, meal: Copied | null): Put {
  const totalDays = weekOf(plan, cell.week)?.totalDays ?? 0;
  return {
    cell,
    groups: (meal?.groups ?? []).map((group) => fittedGroup(group, totalDays)),
    ...(meal?.of?.mealType === cell.type && { mealTime: meal.of.mealTime }),
  };
}

/** Pastes a block from the first cell on; one copied cell goes into each selected one. What has no room is left out. */
export function pasted(plan: EditedPlan, cells: readonly (readonly CellPlace[])[], block: Block): Changed {
  const [first] = cells[0] ?? [];
  if (!first) return { plan, replaced: [] };
  const [only, another] = block.flat();
  if (only !== undefined && another === undefined)
    return withCells(
      plan,
      cells.flat().map((cell) => fitting(plan, cell, only)),
    );
  const column = plan.weeks.findIndex(({ key }) => key === first.week);
  const row = MEAL_TYPES.indexOf(first.type);
  return withCells(
    plan,
    block.flatMap((meals, down) =>
      meals.flatMap((meal, right) => {
        const [type, week] = [MEAL_TYPES[row + down], plan.weeks[column + right]];
        return type && week ? [fitting(plan, { week: week.key, type }, meal)] : [];
      }),
    ),
  );
}

/** Copies meals of one week into others. */
export const spread = (
  plan: EditedPlan,
  types: readonly MealType[],
  from: string,
  into: readonly string[],
): Changed =>
  withCells(
    plan,
    types.flatMap((type) => {
      const [[meal = null] = []] = copied(plan, [[{ week: from, type }]]);
      return into.map((week) => fitting(plan, { week, type }, meal));
    }),
  );

const MOST_NAMED = 3;

/** The step of a change: what it replaced is said, and offered to be undone. */
export function stepOf(done: string, replaced: readonly string[]): Edit {
  if (replaced.length === 0) return { label: done };
  const meals = replaced.length > MOST_NAMED ? `${replaced.length} meals` : listed(replaced);
  return { label: `${done}, in place of what stood in ${meals}`, announced: true };
}
