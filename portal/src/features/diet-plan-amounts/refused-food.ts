import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import { eatenOf } from '@clinic/contract/care/diet-plans/plates';
import { foodName } from '@clinic/contract/care/foods/food-index';
import { mealsWith } from '@clinic/contract/care/foods/replaced-food';
import type { Finding } from '@clinic/contract/care/plan-checks/findings';
import type { SwapAt } from './SwapDialog.tsx';

/**
 * The food that a finding refuses and its first meal, of those that stand in the plan; undefined for a finding about
 * days, another plan or a meal that is still being built. `checked` are the weeks that the finding's places count.
 */
export function refusedFood(
  { key, level, places }: Finding,
  checked: readonly DietWeek[],
  weeks: readonly Pick<DietWeek, 'mealPlan'>[],
): SwapAt | undefined {
  if (level === 'note') return undefined;
  for (const { plan, week = -1, meal = -1, group = -1, item = -1 } of places) {
    const found = plan === 'diet' ? checked[week]?.mealPlan[meal] : undefined;
    const eaten = found?.itemGroups[group]?.[item];
    // The key of the finding names the food, of a plate one of several.
    const food = eaten && eatenOf(eaten).find(({ name }) => key.includes(`:${foodName(name)}`));
    if (!found || !food) continue;
    const { mealType } = found;
    const standing = weeks[week]?.mealPlan.filter((one) => one.mealType === mealType) ?? [];
    if (mealsWith([{ mealPlan: standing }], food.name) > 0) return { week, mealType, names: [food.name] };
  }
  return undefined;
}
