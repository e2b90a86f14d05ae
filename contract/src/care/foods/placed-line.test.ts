import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDays } from '../diet-plans/diet-plan-rules.ts';
import type { MealItem } from '../diet-plans/diet-plans.ts';
import { valueOf } from '../../reading/reading.ts';
import { aFood } from './food-examples.ts';
import { FoodIndex } from './food-index.ts';
import { readItemLine } from './item-line.ts';
import { linesOf, withItemLine } from './placed-line.ts';

const FOODS = new FoodIndex([
  aFood('Phulka', { units: [{ name: 'piece', grams: 30 }] }),
  aFood('Dal', { units: [{ name: 'katori', grams: 150 }] }),
  aFood('Peanut & Jaggery Chikki', { units: [{ name: 'piece', grams: 20 }] }),
]);
const SEED = 20_261_130;
const FULL = "Each 'OR' group must sum up to the total plan duration of 7 days.";

/** Types lines into a meal, one after the other. */
function typed(lines: readonly string[], totalDays = 7): MealItem[][] | string {
  let groups: MealItem[][] = [];
  for (const text of lines) {
    const line = valueOf(readItemLine(text, FOODS));
    if (!line) throw new Error(`"${text}" cannot be read`);
    const placed = withItemLine(groups, line, totalDays);
    if ('problem' in placed) return placed.problem;
    groups = placed.groups;
  }
  return groups;
}
function told(lines: readonly string[]): string {
  const groups = typed(lines);
  return typeof groups === 'string'
    ? groups
    : groups.map((group) => group.map(({ name, days }) => `${name} ${days}`).join(', ')).join(' OR ');
}

describe('a line in a meal of seven days', () => {
  it.each([
    [['2 phulka'], 'Phulka 7'],
    [['2 phulka 3d', 'dal'], 'Phulka 3, Dal 4'],
    [['2 phulka', '/ dal'], 'Phulka 7 OR Dal 7'],
    [['2 phulka 3d', '/ dal', 'guava'], 'Phulka 3, guava 4 OR Dal 7'],
    [['2 phulka 3d / dal 2d', 'guava', 'papaya'], 'Phulka 3, guava 4 OR Dal 2, papaya 5'],
    [['2 phulka', '= dal 2d', 'guava'], 'Dal 2, guava 5'],
    [['2 phulka', '= dal / guava'], 'Dal 7 OR guava 7'],
    [['2 phulka', 'dal'], FULL],
    [['2 phulka 5d', 'dal 3d'], FULL],
    [['2 phulka 8d'], 'Please enter 1 to 7 days: the week has 7 days.'],
    [['2 phulka', '/ dal 8d'], 'Please enter 1 to 7 days: the week has 7 days.'],
  ])('%j', (lines, expected) => {
    expect(told(lines)).toBe(expected);
  });

  it('that finds no room changes nothing of the meal', () => {
    const groups = typed(['2 phulka 3d / dal']) as MealItem[][];
    const before = JSON.stringify(groups);
    const line = valueOf(readItemLine('guava 9d', FOODS));
    expect(line && withItemLine(groups, line, 7)).toHaveProperty('problem');
    expect(JSON.stringify(groups)).toBe(before);
  });

  it(`is read back as the meal it was written of: seed ${SEED}`, () => {
    const food = fc.constantFrom(
      '2 phulka',
      'dal 1 katori',
      'dal ½ katori',
      '3 peanut & jaggery chikki',
      'makhana 25 g',
    );
    const item = fc.array(food, { minLength: 1, maxLength: 3 }).map((foods) => foods.join(' & '));
    const group = fc.array(fc.tuple(item, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 3 }), (alternatives) => {
        const lines = alternatives.flatMap((items, at) =>
          items.map(([text, days], place) => {
            const isLast = place === items.length - 1;
            return `${at > 0 && place === 0 ? '/ ' : ''}${text}${isLast ? '' : ` ${days}d`}`;
          }),
        );
        const groups = typed(lines) as MealItem[][];
        expect(groups.map(groupDays)).toEqual(alternatives.map(() => 7));
        expect(typed(linesOf(groups, 7))).toEqual(groups);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});
