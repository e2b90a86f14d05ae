import type { Range } from '../../reading/amounts.ts';
import type { DietWeek } from '../diet-plans/diet-plans.ts';
import { itemDays } from '../diet-plans/diet-plan-words.ts';
import { eatenOf, type PlateComponent } from '../diet-plans/plates.ts';
import { daysOfWeek, isJudgedDay, numbersOfFood } from './day-numbers.ts';
import type { FoodIndex } from './food-index.ts';
import { scalableAmount, type ScalableAmount } from './scaled-amounts.ts';

/** A food of a week that can be scaled, by its place among all foods of the week in reading order. */
export interface ScaledFood extends ScalableAmount {
  place: number;
}

/** A choice of a meal: energy that stays, and foods by their index among the scaled ones. */
interface Choice {
  stays: Range;
  scaled: number[];
}

/** Days of a week, one behind the other, on which the same is eaten. */
export interface AlikeDays {
  /** First and last day, counted from 1. */
  from: number;
  to: number;
  isJudged: boolean;
  /** The choices of each meal with known energy. */
  meals: Choice[][];
}

/** A week as energies of amounts. */
export interface WeekOfAmounts {
  foods: ScaledFood[];
  days: AlikeDays[];
}

/** Takes a week apart into the amounts that can be scaled and the days that they are eaten on. */
export function weekOfAmounts(
  week: Pick<DietWeek, 'mealPlan' | 'totalDays'>,
  foods: FoodIndex,
): WeekOfAmounts {
  const scaled: ScaledFood[] = [];
  const choices = new Map<string, Choice | null>();
  let place = 0;
  const take = (eaten: PlateComponent): Choice | null => {
    const amount = scalableAmount(eaten, foods);
    const { kcal } = numbersOfFood(eaten, foods);
    place += 1;
    if (!amount) return kcal && { stays: kcal, scaled: [] };
    scaled.push({ ...amount, place: place - 1 });
    return { stays: { from: 0, to: 0 }, scaled: [scaled.length - 1] };
  };
  const together = (parts: readonly (Choice | null)[]): Choice | null =>
    parts.reduce<Choice | null>(
      (sum, part) =>
        sum &&
        part && {
          stays: { from: sum.stays.from + part.stays.from, to: sum.stays.to + part.stays.to },
          scaled: [...sum.scaled, ...part.scaled],
        },
      { stays: { from: 0, to: 0 }, scaled: [] },
    );
  for (const [meal, { itemGroups }] of week.mealPlan.entries())
    for (const [group, items] of itemGroups.entries())
      for (const [index, item] of items.entries())
        choices.set([meal, group, index].join(), together(eatenOf(item).map(take)));

  const eatenOn = (day: number): string[][] =>
    week.mealPlan.map(({ itemGroups }, meal) =>
      itemGroups.flatMap((items, group) => {
        const index = itemDays(items).findIndex(({ to }) => to >= day);
        return index < 0 ? [] : [[meal, group, index].join()];
      }),
    );
  const days: (AlikeDays & { key: string })[] = [];
  for (const numbers of daysOfWeek(week, foods)) {
    const keys = eatenOn(numbers.day);
    const key = JSON.stringify(keys);
    const last = days.at(-1);
    if (last?.key === key) last.to = numbers.day;
    else
      days.push({
        key,
        from: numbers.day,
        to: numbers.day,
        isJudged: isJudgedDay(numbers),
        meals: keys.map((meal) => meal.flatMap((choice) => choices.get(choice) ?? [])),
      });
  }
  return { foods: scaled, days: days.map(({ key: _key, ...day }) => day) };
}

/** Energy of a day by the amounts, from the least to the most of its alternatives, in kcal. */
export function energyOf(
  { meals }: AlikeDays,
  foods: readonly ScaledFood[],
  amounts: readonly number[],
): Range {
  const day = { from: 0, to: 0 };
  for (const choices of meals) {
    let [least, most] = [Number.POSITIVE_INFINITY, 0];
    for (const { stays, scaled } of choices) {
      let kcal = 0;
      for (const one of scaled) kcal += (amounts[one] ?? 0) * (foods[one]?.kcalOfOne ?? 0);
      least = Math.min(least, stays.from + kcal);
      most = Math.max(most, stays.to + kcal);
    }
    if (choices.length === 0) continue;
    day.from += least;
    day.to += most;
  }
  return day;
}
