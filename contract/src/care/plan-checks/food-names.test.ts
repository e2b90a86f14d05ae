import { expect, test } from 'vitest';
import { FASTS, NAME_EXAMPLES } from './food-name-examples.ts';
import type { PrecautionSort } from '../precautions/precaution-words.ts';
import { checkPlans } from './check-plans.ts';
import { planDaysOf } from './plan-days.ts';
import { FoodIndex } from '../foods/food-index.ts';
import { eating, fact, inputOf } from './plan-check-examples.ts';

const factOf = (who: string) => {
  const [code = '', sort = 'allergy'] = who.split(':').toReversed();
  return fact(sort as PrecautionSort, code, code);
};

const EXAMPLES = NAME_EXAMPLES.flatMap(([who, said, names]) =>
  names.map((name) => [who, name, said] as const),
);

test.each(EXAMPLES)('beside %s the words of “%s” say: %s', (who, name, said) => {
  const { findings } = checkPlans(inputOf({ facts: [factOf(who)], diet: eating(name) }));
  const levels = findings.filter(({ words }) => words.includes(name)).map(({ level }) => level);
  expect(levels).toEqual(said === 'silent' ? [] : [said]);
});

const isFasting = (name: string) => planDaysOf(eating(name), new FoodIndex([])).some((day) => day.isFasting);

test.each(FASTS.yes)('“%s” is a day of fasting', (name) => {
  expect(isFasting(name)).toBe(true);
});

test.each(FASTS.no)('“%s” is no day of fasting', (name) => {
  expect(isFasting(name)).toBe(false);
});
