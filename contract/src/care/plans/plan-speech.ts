import { addDays, minutesOf, type Day } from '../../clinic-calendar.ts';
import type { MealItem } from '../diet-plans/diet-plans.ts';
import { IN_ENGLISH, type PlanSpeech } from '../diet-plans/plan-in-words.ts';
import type { Food } from '../foods/foods.ts';
import { LOCALES, type PlanLanguage } from './plan-languages.ts';
import { PLAN_WORDS } from './plan-words.ts';

/** Parts of the day as times are said: night, morning, noon, evening from 20, 4, 12 and 16 o'clock. */
const PARTS: Readonly<Record<Exclude<PlanLanguage, 'en'>, readonly string[]>> = {
  hi: ['रात', 'सुबह', 'दोपहर', 'शाम'],
  gu: ['રાત્રે', 'સવારે', 'બપોરે', 'સાંજે'],
};
const partOf = (hour: number): number => [4, 12, 16, 20].filter((from) => hour >= from).length % 4;

type Names = Pick<Food, 'names'>['names'];

/** A plan in a language: fixed words, and names of the catalogue; a food that is not in it stays as it is typed. */
export function speechIn(
  language: PlanLanguage,
  namesOf: (item: Pick<MealItem, 'name'> & { food?: string }) => Names | undefined,
): PlanSpeech {
  if (language === 'en') return IN_ENGLISH;
  const words = PLAN_WORDS[language];
  const dates = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const date = (day: Day) => {
    const parts = new Map(
      dates.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]),
    );
    return [parts.get('weekday'), parts.get('day'), parts.get('month')].join(' ');
  };
  return {
    meal: (mealType) => words.meals[mealType],
    time: (time) => {
      const hour = Math.floor(minutesOf(time) / 60);
      return `${PARTS[language][partOf(hour)] ?? ''} ${hour % 12 || 12}:${time.slice(3)}`;
    },
    food: (item) => namesOf(item)?.[language] || item.name,
    or: words.or,
    days: (from, to, first) => {
      const numbers = from === to ? words.day(from) : words.day(from).replace(String(from), `${from}–${to}`);
      if (!first) return numbers;
      const start = date(addDays(first, from - 1));
      return `${numbers} (${from === to ? start : `${start} – ${date(addDays(first, to - 1))}`})`;
    },
  };
}
