import type { DietWeek, MealItem } from '../diet-plans/diet-plans.ts';
import { itemOfDay } from '../diet-plans/diet-plan-rules.ts';
import { numbersOfDay, numbersOfItem, type DayNumbers } from '../foods/day-numbers.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import type { Nutrient } from '../foods/foods.ts';
import { searchable } from '../words/table-words.ts';
import type { FindingPlace } from './findings.ts';
import { memoizedOf } from './memoized.ts';
import { finder } from './spoken-words.ts';
import { TRAITS } from '../vocabulary/traits.ts';

/** Days of a plan on which the same is eaten. */
export interface PlanDay {
  numbers: DayNumbers;
  isFasting: boolean;
  /** It can be judged: it has its main meals, and nearly everything is known. */
  isJudged: boolean;
  /** It has its main meals, and most is known: too little for a judgement, enough to ask by what is known. */
  isMostlyKnown: boolean;
  /** "lunch", "breakfast and dinner": the main meals that it lacks. */
  lacks: string[];
  /** Tells whether a value of a judged day is known of nearly everything. */
  knows: (nutrient: Nutrient) => boolean;
  /** How many days it is. */
  days: number;
  places: FindingPlace[];
}

/** Per cent of the items of a day that have to be known. */
const KNOWN_PERCENT = 95;
/** Per cent of them from which on the known part is looked at. */
const MOSTLY_PERCENT = 80;
const MAIN_MEALS = ['Breakfast', 'Lunch', 'Dinner'] as const;
/** Days of one week that are looked at. */
const MOST_DAYS = 366;

const fastingIn = finder(TRAITS.filter(({ code }) => code === 'fasting'));
const isFastingWord = (text: string): boolean => fastingIn(searchable(text)).size > 0;

/** The days of a week from which on something else is eaten. */
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
  mealPlan.map(({ mealType, itemGroups }) => ({
    type: mealType,
    items: itemGroups.flatMap((group) => itemOfDay(group, day) ?? []),
  }));

/** Writes the food of a day as a text: the same food is reckoned once for all its days. */
const contentOf = (meals: ReturnType<typeof choicesOf>): string =>
  meals
    .map(({ type, items }) =>
      [
        type,
        ...items.map(({ name, unit, quantity, food = '' }) => [name, unit, quantity, food].join('\t')),
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
  const enough = (known: number): boolean => isPart(known, KNOWN_PERCENT);
  const isFasting = items.some(
    (item) =>
      isFastingWord(item.name) || foods.foodsNamed(item).some(({ traits }) => traits.includes('fasting')),
  );
  return {
    numbers,
    isFasting,
    isJudged: numbers.hasMainMeals && enough(numbers.known),
    isMostlyKnown: numbers.hasMainMeals && isPart(numbers.known, MOSTLY_PERCENT) && !enough(numbers.known),
    lacks: MAIN_MEALS.filter(
      (type) => !meals.some((meal) => meal.type === type && meal.items.length > 0),
    ).map((type) => type.toLowerCase()),
    knows: (nutrient) => enough(items.filter((item) => numbersOfItem(item, foods)[nutrient] !== null).length),
  };
}

/** 2,000 days of one catalogue are kept. */
const ofCatalogue = memoizedOf<FoodIndex, ReturnType<typeof dayOf>>(2000);

/** The days of a plan that have something to eat, each once. */
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
