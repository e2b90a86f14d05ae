import { yearOf, yearsLater, type Day } from '../../clinic-calendar.ts';
import { readBirth } from '../../reading/days.ts';
import { valueOf } from '../../reading/reading.ts';
import { foodName, type NamedItem } from '../foods/food-index.ts';
import { platedIn } from '../foods/foods-in-name.ts';
import { OTHER } from '../precautions/precaution-words.ts';
import type { PlansToCheck, CheckedPrecautions } from './findings.ts';
import { namesWithin } from './other-foods.ts';

/** Raised when rules or their tables change: what was looked at by older ones is looked at again. */
export const PLAN_CHECKS_VERSION = 2;

/** Everything that plans name. */
const itemsOfPlans = ({ diet, vitamin, herbs, snacks }: PlansToCheck): NamedItem[] => [
  ...diet.flatMap(({ mealPlan }) => mealPlan.flatMap(({ itemGroups }) => itemGroups.flat())),
  ...vitamin,
  ...herbs,
  ...snacks,
];

/** The words of precautions that are searched for names of foods. */
const textsOf = ({ facts, added, notChecked }: CheckedPrecautions): string[] => [
  ...facts.filter(({ code }) => code === OTHER).map(({ text }) => text),
  ...added.filter(({ code }) => code === OTHER).map(({ words }) => words),
  ...notChecked.map(({ text }) => text),
];

/**
 * Keys by which a food that is changed, or made, finds the plans that it may matter to: ids of the foods that
 * were chosen, and every name in the plans and precautions that a food may bear, as names are compared. Each
 * once.
 */
export const foodKeysOf = (plans: PlansToCheck, precautions: CheckedPrecautions): string[] => [
  ...new Set([
    ...itemsOfPlans(plans).flatMap(({ food, name }) => [
      ...(food === undefined ? [] : [food]),
      foodName(name),
      ...platedIn(name),
    ]),
    ...textsOf(precautions).flatMap(namesWithin),
  ]),
];

/** The next birthday after a day, on which another upper level or age rule may hold; null for no possible day of birth. */
export function nextBirthday(born: string, today: Day): Day | null {
  const birth = valueOf(readBirth(born, today));
  if (birth === undefined) return null;
  const age = yearOf(today) - yearOf(birth);
  return [age, age + 1].map((years) => yearsLater(birth, years)).find((day) => day > today) ?? null;
}
