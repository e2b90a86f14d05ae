import { MEAL_TYPES } from '../../constants.ts';
import { inOrder } from '../../platform/in-order.ts';
import type { DietWeek, Meal } from './diet-plans.ts';

type WeekHead = Pick<DietWeek, 'title' | 'totalDays'>;

/** A meal and the number of its week, 1-based. */
export interface MealOfWeek {
  week: number;
  meal: Meal;
}

/**
 * One difference between two states of a plan. `week`: a whole week, of which one side is null. `head`: title or days of
 * a week that stays. `meal`: one that was added (`before` is null), removed (`after` is null), changed in its place, or
 * moved to another type of meal or another week.
 */
export type PlanChange =
  | { of: 'week'; week: number; before: DietWeek | null; after: DietWeek | null }
  | { of: 'head'; week: number; before: WeekHead; after: WeekHead }
  | { of: 'meal'; before: MealOfWeek | null; after: MealOfWeek | null };

/** A value as text that does not depend on the order of its fields. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([first], [second]) => inOrder(first, second)))
      : one,
  );
const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** Meals in order of time; of one time by type, then by contents: the order in which they are stored says nothing. */
const sorted = (meals: readonly Meal[]): Meal[] =>
  meals.toSorted(
    (one, other) =>
      inOrder(one.mealTime, other.mealTime) ||
      MEAL_TYPES.indexOf(one.mealType) - MEAL_TYPES.indexOf(other.mealType) ||
      inOrder(textOf(one), textOf(other)),
  );

/** Weeks without ids, numbered by their place, with their meals in order: two plans that say the same are equal. */
export const plainWeeks = (weeks: readonly DietWeek[]): DietWeek[] =>
  weeks.map(({ title, totalDays, mealPlan }, place) => ({
    weekNumber: place + 1,
    title,
    totalDays,
    mealPlan: sorted(mealPlan),
  }));

/** Takes pairs that belong together out of both lists, each meal at most once. */
function paired<One, Other>(ones: One[], others: Other[], fits: (one: One, other: Other) => boolean) {
  const pairs: [One, Other][] = [];
  const left = ones.filter((one) => {
    const place = others.findIndex((other) => fits(one, other));
    if (place === -1) return true;
    pairs.push([one, others[place] as Other]);
    others.splice(place, 1);
    return false;
  });
  ones.splice(0, ones.length, ...left);
  return pairs;
}

/** A meal with its texts, which are compared with those of every other one. */
interface Compared extends MealOfWeek {
  whole: string;
  contents: string;
}
const compared = (one: MealOfWeek): Compared => ({
  ...one,
  whole: textOf(one.meal),
  contents: textOf(one.meal.itemGroups),
});
const placed = ({ week, meal }: MealOfWeek): MealOfWeek => ({ week, meal });

const inWeek = (one: Compared, other: Compared) => one.week === other.week;
const inPlace = (one: Compared, other: Compared) =>
  inWeek(one, other) && one.meal.mealType === other.meal.mealType;
const isAlike = (one: Compared, other: Compared) => one.contents === other.contents;

function mealChanges(before: readonly MealOfWeek[], after: readonly MealOfWeek[]): PlanChange[] {
  const [gone, come] = [before.map(compared), after.map(compared)];
  paired(gone, come, (one, other) => inWeek(one, other) && one.whole === other.whole);
  const differing = [
    ...paired(gone, come, (one, other) => inPlace(one, other) && isAlike(one, other)),
    ...paired(gone, come, inPlace),
    ...paired(gone, come, (one, other) => inWeek(one, other) && isAlike(one, other)),
    ...paired(gone, come, isAlike),
  ];
  return [
    ...differing.map(([one, other]): PlanChange => ({
      of: 'meal',
      before: placed(one),
      after: placed(other),
    })),
    ...gone.map((one): PlanChange => ({ of: 'meal', before: placed(one), after: null })),
    ...come.map((other): PlanChange => ({ of: 'meal', before: null, after: placed(other) })),
  ];
}

const weekOf = (change: PlanChange): number =>
  change.of === 'meal' ? ((change.after ?? change.before)?.week ?? 0) : change.week;
const typeOf = (change: PlanChange): number => {
  const meal = change.of === 'meal' ? (change.after ?? change.before)?.meal : undefined;
  return meal ? MEAL_TYPES.indexOf(meal.mealType) : -1;
};

/**
 * Finds all differences between two states of a plan, in order of weeks and meals. Weeks are compared by their place;
 * a meal of the same contents that left one place and came to another is one change.
 */
export function planChanges(from: readonly DietWeek[], to: readonly DietWeek[]): PlanChange[] {
  const [before, after] = [plainWeeks(from), plainWeeks(to)];
  const stays = Math.min(before.length, after.length);
  const headOf = ({ title, totalDays }: DietWeek): WeekHead => ({ title, totalDays });
  const heads = before.slice(0, stays).flatMap((week, place): PlanChange[] => {
    const [one, other] = [headOf(week), headOf(after[place] as DietWeek)];
    return isSame(one, other) ? [] : [{ of: 'head', week: place + 1, before: one, after: other }];
  });
  const mealsOf = (weeks: readonly DietWeek[]): MealOfWeek[] =>
    weeks
      .slice(0, stays)
      .flatMap(({ weekNumber: week, mealPlan }) => mealPlan.map((meal) => ({ week, meal })));
  const wholes = [
    ...before
      .slice(stays)
      .map((week): PlanChange => ({ of: 'week', week: week.weekNumber, before: week, after: null })),
    ...after
      .slice(stays)
      .map((week): PlanChange => ({ of: 'week', week: week.weekNumber, before: null, after: week })),
  ];
  return [...heads, ...mealChanges(mealsOf(before), mealsOf(after)), ...wholes].toSorted(
    (one, other) => weekOf(one) - weekOf(other) || typeOf(one) - typeOf(other),
  );
}

function withoutMeal({ mealPlan }: DietWeek, gone: Meal): Meal[] {
  const place = mealPlan.findIndex((meal) => isSame(meal, gone));
  if (place === -1) throw new Error('These changes are of another plan.');
  return mealPlan.toSpliced(place, 1);
}

/**
 * Makes of a plan the one to which these changes lead: the changes of `a` to `b`, applied to `a`, are `plainWeeks(b)`.
 * Throws where they remove what the plan does not have.
 */
export function applyChanges(weeks: readonly DietWeek[], changes: readonly PlanChange[]): DietWeek[] {
  const plan = new Map(plainWeeks(weeks).map((week) => [week.weekNumber, week]));
  const weekAt = (number: number): DietWeek => {
    const week = plan.get(number);
    if (!week) throw new Error('These changes are of another plan.');
    return week;
  };
  for (const change of changes) {
    if (change.of === 'week' && change.after) plan.set(change.week, change.after);
    else if (change.of === 'week') plan.delete(change.week);
    else if (change.of === 'head') plan.set(change.week, { ...weekAt(change.week), ...change.after });
    else if (change.before) {
      const { week, meal } = change.before;
      plan.set(week, { ...weekAt(week), mealPlan: withoutMeal(weekAt(week), meal) });
    }
  }
  // All that goes has gone, so that nothing is taken for a meal that comes.
  for (const change of changes)
    if (change.of === 'meal' && change.after) {
      const { week, meal } = change.after;
      plan.set(week, { ...weekAt(week), mealPlan: [...weekAt(week).mealPlan, meal] });
    }
  return plainWeeks([...plan.values()].toSorted((one, other) => one.weekNumber - other.weekNumber));
}
