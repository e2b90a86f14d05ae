import { fillGroup, groupDays } from '../diet-plans/diet-plan-rules.ts';
import type { Meal, MealItem } from '../diet-plans/diet-plans.ts';
import { eatenOf, plateName, type PlateComponent } from '../diet-plans/plates.ts';

/** A food's meal: the index of its week, from 0, and the meal itself. */
export interface MealOfFood<Planned extends Meal = Meal> {
  week: number;
  meal: Planned;
}

/** Gives what is eaten in a food's place: the same object where nothing changes, null where it goes. */
export type ChangeOfFood<Planned extends Meal> = (
  eaten: PlateComponent,
  at: MealOfFood<Planned>,
) => PlateComponent | null;

/** An item with its foods changed; undefined where nothing is left of it. */
function changedItem(
  item: MealItem,
  change: (eaten: PlateComponent) => PlateComponent | null,
): MealItem | undefined {
  const eaten = eatenOf(item);
  const left = eaten.flatMap((food) => change(food) ?? []);
  if (left.length === eaten.length && left.every((food, place) => food === eaten[place])) return item;
  const [only] = left;
  if (left.length < 2) return only && { days: item.days, ...only };
  return { ...item, name: plateName(left), components: left };
}

/**
 * Changes the foods of a plan, in plates too; what does not change stays the same object. Days stay; where a food goes,
 * the last item of its group lasts longer, and an alternative or a meal of which nothing is left goes with it.
 */
export const withChangedFoods = <Planned extends Meal, Week extends { mealPlan: Planned[] }>(
  weeks: readonly Week[],
  change: ChangeOfFood<Planned>,
): Week[] =>
  weeks.map((week, place) => ({
    ...week,
    mealPlan: week.mealPlan.flatMap((meal): Planned[] => {
      const itemGroups = meal.itemGroups
        .map((group) =>
          fillGroup(
            group.flatMap((item) => changedItem(item, (eaten) => change(eaten, { week: place, meal })) ?? []),
            groupDays(group),
          ),
        )
        .filter((group, index) => group.length > 0 || meal.itemGroups[index]?.length === 0);
      return itemGroups.length > 0 || meal.itemGroups.length === 0 ? [{ ...meal, itemGroups }] : [];
    }),
  }));
