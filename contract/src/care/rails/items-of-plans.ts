import { isRealDate, type Day } from '../../clinic-calendar.ts';
import { foodName, type NamedItem } from '../foods/food-index.ts';
import type { RailPlans } from './findings.ts';

/** Raised when rules or their tables change: what was looked at by older ones is looked at again. */
export const RAILS_VERSION = 1;

/** Everything that plans name. */
export const itemsOfPlans = ({ diet, vitamin, herbs, snacks }: RailPlans): NamedItem[] => [
  ...diet.flatMap(({ mealPlan }) => mealPlan.flatMap(({ itemGroups }) => itemGroups.flat())),
  ...vitamin,
  ...herbs,
  ...snacks,
];

/** The names, as they are compared, each once. */
export const namesInPlans = (plans: RailPlans): string[] => [
  ...new Set(itemsOfPlans(plans).map(({ name }) => foodName(name))),
];

/** The next birthday after a day, on which another upper level or age rule may hold; null for no real day of birth. */
export function nextBirthday(born: string, today: Day): Day | null {
  if (!isRealDate(born)) return null;
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].map((one) => `${one}${born.slice(4)}`);
  // A birthday on 29 February is missing in most years.
  const real = days.map((day) => (isRealDate(day) ? day : day.replace('-02-29', '-03-01')));
  return real.find((day) => day > today) ?? null;
}
