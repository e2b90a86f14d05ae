import { addDays, dayOfMonth, formatShortDay, formatTime, type Day } from '../../clinic-calendar.ts';
import type { MealType } from '../../constants.ts';
import { choicesOfDay, mealsInOrder, type DaysMeal } from './diet-plan-days.ts';
import { choicesText } from './diet-plan-words.ts';
import type { DietWeek, Meal, MealItem } from './diet-plans.ts';

/** How a plan is said in a language. */
export interface PlanSpeech {
  meal: (mealType: MealType) => string;
  /** HH:mm as people say it. */
  time: (time: string) => string;
  food: (item: Pick<MealItem, 'name'> & { food?: string }) => string;
  /** The unit of an amount; an unknown one stays as it is typed. */
  unit: (unit: string) => string;
  or: string;
  /** Days of a week, and which they are where the week's first day is known. */
  days: (from: number, to: number, first: Day | undefined) => string;
}

function daysInEnglish(from: number, to: number, first: Day | undefined): string {
  const numbers = from === to ? `Day ${from}` : `Days ${from}–${to}`;
  if (!first) return numbers;
  const [start, end] = [addDays(first, from - 1), addDays(first, to - 1)];
  if (from === to) return `${numbers} (${formatShortDay(start)})`;
  const weekday = formatShortDay(start).slice(0, 3);
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7);
  return `${numbers} (${isOneMonth ? `${weekday} ${dayOfMonth(start)}` : formatShortDay(start)} – ${formatShortDay(end)})`;
}

export const IN_ENGLISH: PlanSpeech = {
  meal: (mealType) => mealType,
  time: formatTime,
  food: ({ name }) => name,
  unit: (unit) => unit,
  or: 'or',
  days: daysInEnglish,
};

/** A meal in words. */
export interface SpokenMeal {
  mealType: MealType;
  name: string;
  time: string;
  /** One line for each stretch of days; without days where every day is the same. */
  lines: { days: string; foods: string }[];
}

/** Days of a week on which a meal offers the same choices, of which one is eaten. */
export interface MealStretch {
  from: number;
  to: number;
  choices: MealItem[];
}

/** The stretches of a meal in a week of `weekDays`, in order; days on which nothing is planned have no choices. */
export function stretchesOf(meal: Pick<Meal, 'itemGroups'>, weekDays: number): MealStretch[] {
  const stretches: MealStretch[] = [];
  for (let day = 1; day <= weekDays; day += 1) {
    const choices = choicesOfDay(meal, day);
    const last = stretches.at(-1);
    if (last?.choices.length === choices.length && last.choices.every((one, place) => one === choices[place]))
      last.to = day;
    else stretches.push({ from: day, to: day, choices });
  }
  return stretches;
}

/** A week's meals in words, in order of time; `first` is the week's first day, where it is known. */
export const weekInWords = (
  { mealPlan, totalDays }: Pick<DietWeek, 'mealPlan' | 'totalDays'>,
  first: Day | undefined,
  speech: PlanSpeech,
): SpokenMeal[] =>
  mealsInOrder(mealPlan).map((meal) => ({
    ...headOf(meal, speech),
    lines: stretchesOf(meal, totalDays)
      .filter(({ choices }) => choices.length > 0)
      .map(({ from, to, choices }) => ({
        days: from === 1 && to === totalDays ? '' : speech.days(from, to, first),
        foods: choicesText(choices, speech),
      })),
  }));

/** A day's meals in words. */
export const dayInWords = (meals: readonly DaysMeal[], speech: PlanSpeech): SpokenMeal[] =>
  meals.map((meal) => ({
    ...headOf(meal, speech),
    lines: [{ days: '', foods: choicesText(meal.choices, speech) }],
  }));

const headOf = ({ mealType, mealTime }: Pick<Meal, 'mealType' | 'mealTime'>, speech: PlanSpeech) => ({
  mealType,
  name: speech.meal(mealType),
  time: mealTime && speech.time(mealTime),
});
