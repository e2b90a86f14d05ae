import { addDays, minutesOf, type Day } from '../../clinic-calendar.ts';
import type { MealItem } from '../diet-plans/diet-plans.ts';
import { IN_ENGLISH, type PlanSpeech } from '../diet-plans/plan-in-words.ts';
import type { Food } from '../foods/foods.ts';
import { dayIn, weekdayIn } from './dates-in-language.ts';
import type { PlanLanguage } from './plan-languages.ts';
import { PLAN_WORDS } from './plan-words.ts';
import { unitIn } from './unit-words.ts';

/** Parts of the day as times are said: night, morning, noon, evening from 20, 4, 12 and 16 o'clock. */
const PARTS: Readonly<Record<Exclude<PlanLanguage, 'en'>, readonly string[]>> = {
  hi: ['रात', 'सुबह', 'दोपहर', 'शाम'],
  gu: ['રાત્રે', 'સવારે', 'બપોરે', 'સાંજે'],
};
const partOf = (hour: number): number => [4, 12, 16, 20].filter((from) => hour >= from).length % 4;

/** Names of a food beside the English one. */
type Names = Omit<Food['names'], 'en'>;

/** "8:30 AM", "सुबह 8:30", "સવારે 8:30"; `time`: HH:mm. */
export function timeIn(time: string, language: PlanLanguage): string {
  if (language === 'en') return IN_ENGLISH.time(time);
  const hour = Math.floor(minutesOf(time) / 60);
  return `${PARTS[language][partOf(hour)] ?? ''} ${hour % 12 || 12}:${time.slice(3)}`;
}

/**
 * A plan in a language: fixed words, units, and names of the catalogue; a food that is not in it, or may be one of
 * several, stays as it is typed.
 */
export function speechIn(
  language: PlanLanguage,
  namesOf: (item: Pick<MealItem, 'name'> & { food?: string }) => Names | undefined,
): PlanSpeech {
  if (language === 'en') return IN_ENGLISH;
  const words = PLAN_WORDS[language];
  const date = (day: Day) => `${weekdayIn(day, language)} ${dayIn(day, language)}`;
  return {
    meal: (mealType) => words.meals[mealType],
    time: (time) => timeIn(time, language),
    food: (item) => namesOf(item)?.[language] || item.name,
    unit: (unit) => unitIn(unit, language),
    or: words.or,
    days: (from, to, first) => {
      const numbers = words.day(from === to ? String(from) : `${from}–${to}`);
      if (!first) return numbers;
      const start = date(addDays(first, from - 1));
      return `${numbers} (${from === to ? start : `${start} – ${date(addDays(first, to - 1))}`})`;
    },
  };
}
