import { yearOf, yearsLater, type Day } from '../../clinic-calendar.ts';
import { readBirth } from '../../reading/days.ts';
import { valueOf } from '../../reading/reading.ts';
import { foodsIn } from '../diet-plans/diet-plan-rules.ts';
import { foodName, type NamedItem } from '../foods/food-index.ts';
import { platedIn } from '../foods/foods-in-name.ts';
import { OTHER } from '../precautions/precaution-words.ts';
import type { PlansToCheck, CheckedPrecautions } from './findings.ts';
import { namesWithin } from './other-foods.ts';

/** Raised when rules or their tables change, so that plans checked by older rules are checked again. */
export const PLAN_CHECKS_VERSION = 4;

/** All items that plans name. */
const itemsOfPlans = ({ diet, take = [], vitamin, herbs, snacks }: PlansToCheck): NamedItem[] => [
  ...foodsIn(diet),
  ...take.map((name) => ({ name })),
  ...[...vitamin, ...herbs].flatMap(({ name, vehicle }) => [
    { name },
    ...(vehicle === undefined ? [] : [{ name: vehicle }]),
  ]),
  ...snacks,
];

/** Words of precautions that may be names of foods. */
const textsOf = ({ facts, added, notChecked }: CheckedPrecautions): string[] => [
  ...facts.filter(({ code }) => code === OTHER).map(({ text }) => text),
  ...added.filter(({ code }) => code === OTHER).map(({ words }) => words),
  ...notChecked.map(({ text }) => text),
];

/**
 * Keys by which a changed or new food finds the plans it may affect: ids of chosen foods, and names in plans and
 * precautions as they are compared. Each once.
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

/** The next birthday after a day, when another upper level or age rule may apply; null without a possible birth day. */
export function nextBirthday(born: string, today: Day): Day | null {
  const birth = valueOf(readBirth(born, today));
  if (birth === undefined) return null;
  const age = yearOf(today) - yearOf(birth);
  return [age, age + 1].map((years) => yearsLater(birth, years)).find((day) => day > today) ?? null;
}
