import { expect, test } from 'vitest';
import { MEAL_TYPES } from '../../constants.ts';
import { itemProblem } from './diet-plan-rules.ts';
import { MEAL_SUGGESTIONS } from './meal-suggestions.ts';

test.each(MEAL_TYPES)('%s has at least 20 different suggestions, each ready to be added as it is', (type) => {
  const suggestions = MEAL_SUGGESTIONS[type];
  const names = suggestions.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(20);
  for (const suggestion of suggestions) expect(itemProblem({ ...suggestion, days: 7 })).toBeUndefined();
});

test.each([
  ['On Rising', 'Amla Juice'],
  ['Breakfast', 'Daliya Upma'],
  ['Lunch', 'Salad and Soup'],
] as const)('%s suggests %s', (type, name) => {
  expect(MEAL_SUGGESTIONS[type].map((suggestion) => suggestion.name)).toContain(name);
});
