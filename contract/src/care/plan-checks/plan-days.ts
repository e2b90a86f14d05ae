import type { DietWeek, MealItem } from '../diet-plans/diet-plans.ts';
import { choicesOfDay } from '../diet-plans/diet-plan-days.ts';
import { eatenOf } from '../diet-plans/plates.ts';
import {
  isJudgedDay,
  JUDGED_PERCENT,
  numbersOfDay,
  numbersOfItem,
  type DayNumbers,
} from '../foods/day-numbers.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import type { Nutrient } from '../foods/foods.ts';
import { searchable } from '../words/table-words.ts';
import type { FindingPlace } from './findings.ts';
import { memoizedOf } from './memoized.ts';
import { finder } from './spoken-words.ts';
import { TRAITS } from '../vocabulary/traits.ts';

/** Days of a plan with the same food. */
export interface PlanDay {
  numbers: DayNumbers;
  isFasting: boolean;
  /** True: the day has its main meals, and nearly all its food is known. */
  isJudged: boolean;
  /** True: the day has its main meals, and most food is known; too little to judge, enough to ask. */
  isMostlyKnown: boolean;
  /** The missing main meals: "lunch", "breakfast and dinner". */
  lacks: string[];
  /** Tells whether a nutrient is known for nearly all food of the day. */
  knows: (nutrient: Nutrient) => boolean;
  /** How many days it is. */
  days: number;
  places: FindingPlace[];
}

/** Per cent from which on the known part is looked at. */
const MOSTLY_PERCENT = 80;
const MAIN_MEALS = ['Breakfast', 'Lunch', 'Dinner'] as const;
/** Most days of one week that are looked at. */
const MOST_DAYS = 366;

const fastingIn = finder(TRAITS.filter(({ code }) => code === 'fasting'));
const isFastingWord = (text: string): boolean => fastingIn(searchable(text)).size > 0;

/** The days of a week on which the food changes. */
function firstDays({ mealPlan, totalDays }: DietWeek): { day: number; days: number }[] {
  const last = Math.min(Math.max(Math.trunc(totalDays) || 1, 1), MOST_DAYS);
  const starts = new Set([1]);
  for (const { itemGroups } of mealPlan)
    for (const group of itemGroups) {
      let next = 1;
      for (const { days } of group) if ((next += days) <= last && next > 1) starts.add(next);
    }
  const sorted = [...starts].toSorted((one, other) => one - other);
  return sorted.map((day, place) => ({ day, days: (sorted[place + 1] ?? last + 1) - day }));
}

const choicesOf = ({ mealPlan }: DietWeek, day: number): { type: string; items: MealItem[] }[] =>
  mealPlan.map((meal) => ({ type: meal.mealType, items: choicesOfDay(meal, day) }));

/** Writes the food of a day as a text, so that equal days are computed once. */
const contentOf = (meals: ReturnType<typeof choicesOf>): string =>
  meals
    .map(({ type, items }) =>
      [
        type,
        ...items.map((item) =>
          eatenOf(item)
            .map(({ name, unit, quantity, food = '' }) => [name, unit, quantity, food].join('\t'))
            .join('\v'),
        ),
      ].join('\n'),
    )
    .join('\r');

function dayOf(
  week: DietWeek,
  day: number,
  meals: ReturnType<typeof choicesOf>,
  foods: FoodIndex,
): Omit<PlanDay, 'days' | 'places'> {
  const numbers = numbersOfDay(week, day, foods);
  const items = meals.flatMap((meal) => meal.items);
  const isPart = (known: number, percent: number): boolean =>
    known * 100 >= items.length * percent && items.length > 0;
  const enough = (known: number): boolean => isPart(known, JUDGED_PERCENT);
  const isFasting = items
    .flatMap(eatenOf)
    .some(
      (food) =>
        isFastingWord(food.name) || foods.foodsNamed(food).some(({ traits }) => traits.includes('fasting')),
    );
  return {
    numbers,
    isFasting,
    isJudged: isJudgedDay(numbers),
    isMostlyKnown: numbers.hasMainMeals && isPart(numbers.known, MOSTLY_PERCENT) && !enough(numbers.known),
    lacks: MAIN_MEALS.filter(
      (type) => !meals.some((meal) => meal.type === type && meal.items.length > 0),
    ).map((type) => type.toLowerCase()),
    knows: (nutrient) => enough(items.filter((item) => numbersOfItem(item, foods)[nutrient] !== null).length),
  };
}

/** Caches 2,000 days per catalogue. */
const ofCatalogue = memoizedOf<FoodIndex, ReturnType<typeof dayOf>>(2000);

/** The days of a plan that have food, equal ones once. */
export function planDaysOf(weeks: readonly DietWeek[], foods: FoodIndex): PlanDay[] {
  const days = new Map<string, PlanDay>();
  for (const [place, week] of weeks.entries()) {
    const fastingWeek = isFastingWord(week.title);
    for (const { day, days: count } of firstDays(week)) {
      const meals = choicesOf(week, day);
      if (meals.every(({ items }) => items.length === 0)) continue;
      const content = contentOf(meals);
      const reckoned = ofCatalogue(foods, content, () => dayOf(week, day, meals, foods));
      const key = `${fastingWeek}\n${content}`;
      const one = days.get(key) ?? {
        ...reckoned,
        isFasting: reckoned.isFasting || fastingWeek,
        days: 0,
        places: [],
      };
      one.days += count;
      one.places.push({ plan: 'diet', week: place });
      days.set(key, one);
    }
  }
  return [...days.values()];
}
