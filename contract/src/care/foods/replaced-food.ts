import { foodName } from './food-index.ts';
import type { TypedFood } from './typed-food.ts';
import { fillGroup, foodsIn, groupDays } from '../diet-plans/diet-plan-rules.ts';
import type { DietWeek, Meal, MealItem } from '../diet-plans/diet-plans.ts';
import { eatenOf, plateName, type PlateComponent } from '../diet-plans/plates.ts';

/** Names of all foods of a plan, each once as it is first written, in the order of the alphabet. */
export const foodNamesIn = (weeks: readonly Pick<DietWeek, 'mealPlan'>[]): string[] =>
  [
    ...new Map(
      foodsIn(weeks)
        .toReversed()
        .map(({ name }) => [foodName(name), name]),
    ).values(),
  ].toSorted((one, other) => one.localeCompare(other));

const isFood = ({ name }: Pick<PlateComponent, 'name'>, food: string): boolean =>
  foodName(name) === foodName(food);

/** Number of the plan's meals that have a food. */
export const mealsWith = (weeks: readonly Pick<DietWeek, 'mealPlan'>[], food: string): number =>
  weeks
    .flatMap(({ mealPlan }) => mealPlan)
    .filter(({ itemGroups }) =>
      itemGroups.flat().some((item) => eatenOf(item).some((one) => isFood(one, food))),
    ).length;

/** The amount stays as it stands, unless another was typed. */
function withFood<Food extends PlateComponent>(item: Food, { name, food, amount }: TypedFood): Food {
  const { food: _before, ...kept } = item;
  return { ...(kept as Food), name, ...amount, ...(food !== undefined && { food }) };
}

/** An item without a food, or with another in its place; undefined where nothing is left of it. */
function replacedIn(item: MealItem, food: string, by: TypedFood | null): MealItem | undefined {
  const { components, ...plain } = item;
  if (!components) return !isFood(item, food) ? item : by ? withFood(plain, by) : undefined;
  if (!components.some((one) => isFood(one, food))) return item;
  const left = components.flatMap((one) => (!isFood(one, food) ? [one] : by ? [withFood(one, by)] : []));
  const [only] = left;
  if (left.length < 2) return only && { days: item.days, ...only };
  return { ...item, name: plateName(left), components: left };
}

/**
 * Replaces a food in all meals of a plan, in plates too, or takes it out (`by` null). Foods are told apart by their names
 * as they are compared. Amounts and days stay; where a food goes, the last item of its group lasts longer, and an
 * alternative or a meal of which nothing is left goes with it.
 */
export const withReplacedFood = <Planned extends Meal, Week extends { mealPlan: Planned[] }>(
  weeks: readonly Week[],
  food: string,
  by: TypedFood | null,
): Week[] =>
  weeks.map((week) => ({
    ...week,
    mealPlan: week.mealPlan.flatMap((meal): Planned[] => {
      const itemGroups = meal.itemGroups
        .map((group) =>
          fillGroup(
            group.flatMap((item) => replacedIn(item, food, by) ?? []),
            groupDays(group),
          ),
        )
        .filter((group, place) => group.length > 0 || meal.itemGroups[place]?.length === 0);
      return itemGroups.length > 0 || meal.itemGroups.length === 0 ? [{ ...meal, itemGroups }] : [];
    }),
  }));
