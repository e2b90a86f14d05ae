import type { Range } from '../../reading/amounts.ts';
import type { Meal } from '../diet-plans/diet-plans.ts';
import { withChangedFoods } from './changed-foods.ts';
import type { FoodIndex } from './food-index.ts';
import { amountsNear, offOf } from './near-target.ts';
import { energyOf, weekOfAmounts, type WeekOfAmounts } from './scaled-week.ts';

/** Judged days of a week, one behind the other, on which the same is eaten. */
export interface ScaledDays {
  /** Index of the week, from 0. */
  week: number;
  /** First and last day of the week, counted from 1. */
  from: number;
  to: number;
  /** Energy in kcal, from the least to the most of the alternatives. */
  before: Range;
  after: Range;
  /** How far it is from the target afterwards, as a share of it, below 0 where it is less; the alternative furthest. */
  off: number;
}

export interface ScaledPlan<Week> {
  weeks: Week[];
  days: ScaledDays[];
  /** Days with food that cannot be judged: a main meal is missing, or the energy of a food is not known. */
  unjudged: number;
}

interface Scalable<Planned extends Meal> {
  totalDays: number;
  mealPlan: Planned[];
}

const numberOfDays = ({ from, to }: { from: number; to: number }): number => to - from + 1;

function scaledWeek<Planned extends Meal, Week extends Scalable<Planned>>(
  week: Week,
  { foods }: WeekOfAmounts,
  amounts: readonly number[],
): Week {
  const changed = new Map(
    foods.map(({ place, quantity, unit }, index) => [place, { quantity, unit, index }]),
  );
  let place = -1;
  const [scaled = week] = withChangedFoods<Planned, Week>([week], (eaten) => {
    place += 1;
    const stood = changed.get(place);
    const quantity = stood && amounts[stood.index];
    if (!stood || quantity === undefined || quantity === stood.quantity) return eaten;
    return { ...eaten, quantity, unit: stood.unit };
  });
  return scaled;
}

const nearTarget = (parts: WeekOfAmounts, target: number) => ({ parts, amounts: amountsNear(parts, target) });

/**
 * Scales the portions of a plan so that each judged day comes as near to a target in kcal as halves allow (multiples of
 * five of grams and millilitres), and says how near. Nothing falls below half of what stood; amounts in words, ranges,
 * foods without known energy or with herbs, and what gives less than 10 kcal stay. A food that is eaten on several days
 * is scaled by what they need on average; of alternatives all are judged. No judged day ends further from the target
 * than it was, except within 5 % of it, and a week whose judged days all are within 5 % stays as it is.
 */
export function scaledPlan<Planned extends Meal, Week extends Scalable<Planned>>(
  weeks: readonly Week[],
  foods: FoodIndex,
  target: number,
): ScaledPlan<Week> {
  /** Weeks are copied, so that equal ones are computed once. */
  const done = new Map<string, ReturnType<typeof nearTarget>>();
  const all = weeks.map((week) => {
    const key = JSON.stringify([
      week.totalDays,
      week.mealPlan.map(({ mealType, itemGroups }) => [mealType, itemGroups]),
    ]);
    const computed = done.get(key) ?? nearTarget(weekOfAmounts(week, foods), target);
    done.set(key, computed);
    return { week, ...computed };
  });
  const days = all.flatMap(({ parts, amounts }, week) => {
    const stood = parts.foods.map(({ quantity }) => quantity);
    return parts.days
      .filter(({ isJudged }) => isJudged)
      .map((day) => {
        const after = energyOf(day, parts.foods, amounts);
        const before = energyOf(day, parts.foods, stood);
        return { week, from: day.from, to: day.to, before, after, off: offOf(after, target) };
      });
  });
  const unjudged = all
    .flatMap(({ parts }) => parts.days)
    .filter(({ isJudged, meals }) => !isJudged && meals.some((choices) => choices.length > 0))
    .reduce((sum, day) => sum + numberOfDays(day), 0);
  return { weeks: all.map(({ week, parts, amounts }) => scaledWeek(week, parts, amounts)), days, unjudged };
}
