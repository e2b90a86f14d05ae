import { foodCalls } from '@clinic/contract/care/foods/food-calls';
import { aFood, type SomeFood } from '@clinic/contract/care/foods/food-examples';
import type { Food } from '@clinic/contract/care/foods/foods';
import { answerApi, on, type Stub } from '@clinic/ui/test/api.ts';
import { screen } from '@testing-library/react';
import { renderAt } from './render.tsx';

export const id = (letter: string) => letter.repeat(24);
export const food = (
  letter: string,
  en: string,
  { kcal = null, ...more }: SomeFood & { kcal?: number | null } = {},
) =>
  aFood(en, {
    id: id(letter),
    source: { of: 'USDA SR 26', ref: '16112', sure: 'measured' },
    shipped: false,
    version: 3,
    ...more,
    per100: { kcal },
  });
export const CHIKKI = food('a', 'Chikki', { contains: ['peanut'], aliases: ['gajak'], kcal: 460 });
export const FOODS = [
  CHIKKI,
  food('b', 'Buttermilk', {
    names: { en: 'Buttermilk', hi: 'छाछ', gu: 'છાશ' },
    contains: ['milk'],
    diet: 'vegetarian',
    kcal: 40,
  }),
  food('d', 'Flour', { contains: ['gluten'], kcal: 340 }),
  food('e', 'Water', { kcal: 0 }),
];
let version = 0;
export function open(path: string, stubs: Stub[] = [], foods: () => Food[] = () => FOODS) {
  // Each test gets a catalogue of its own version.
  version += 100;
  const calls = answerApi([
    on(foodCalls.doubtful, { foods: [] }),
    ...stubs,
    on(foodCalls.all, () => ({ version: (version += 1), foods: foods() })),
  ]);
  return { calls, ...renderAt(path, { as: { area: 'doctor' } }) };
}
export const save = () => screen.getByRole('button', { name: 'Save food' });
