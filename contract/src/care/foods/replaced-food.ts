import { withChangedFoods } from './changed-foods.ts';
import { foodName } from './food-index.ts';
import type { TypedFood } from './typed-food.ts';
import { foodsIn } from '../diet-plans/diet-plan-rules.ts';
import type { DietWeek, Meal } from '../diet-plans/diet-plans.ts';
import { eatenOf, type PlateComponent } from '../diet-plans/plates.ts';

/** Names of all foods of a plan, each once as it is first written, in the order of the alphabet. */
export const foodNamesIn = (weeks: readonly Pick<DietWeek, 'mealPlan'>[]): string[] =>
  [
    ...new Map(
      foodsIn(weeks)
        .toReversed()
        .map(({ name }) => [foodName(name), name]),
    ).values(),
  ].toSorted((one, other) => one.localeCompare(other));

/** Tells whether a food has a name, as names are compared. */
export const isFood = ({ name }: Pick<PlateComponent, 'name'>, food: string): boolean =>
  foodName(name) === foodName(food);

/** Number of the plan's meals that have a food. */
export const mealsWith = (weeks: readonly Pick<DietWeek, 'mealPlan'>[], food: string): number =>
  weeks
    .flatMap(({ mealPlan }) => mealPlan)
    .filter(({ itemGroups }) =>
      itemGroups.flat().some((item) => eatenOf(item).some((one) => isFood(one, food))),
    ).length;

/** Puts another food in a food's place; the amount stays as it stands, unless another was typed. */
export function withFood(eaten: PlateComponent, { name, food, amount }: TypedFood): PlateComponent {
  const { food: _before, ...kept } = eaten;
  return { ...kept, name, ...amount, ...(food !== undefined && { food }) };
}

/**
 * Replaces a food in all meals of a plan, in plates too, or takes it out (`by` null). Foods are told apart by their names
 * as they are compared. Amounts and days stay.
 */
export const withReplacedFood = <Planned extends Meal, Week extends { mealPlan: Planned[] }>(
  weeks: readonly Week[],
  food: string,
  by: TypedFood | null,
): Week[] => withChangedFoods(weeks, (eaten) => (isFood(eaten, food) ? by && withFood(eaten, by) : eaten));
