import { expect, it } from 'vitest';
import { itemText } from './diet-plan-words.ts';

it.each([
  [1, 'piece', 'Phulka, 1 piece'],
  [2, 'piece', 'Phulka, 2 pieces'],
  [1, 'pieces', 'Phulka, 1 piece'],
  [0.5, 'piece', 'Phulka, 0.5 piece'],
  ['1-2', 'pieces', 'Phulka, 1-2 pieces'],
  ['½', 'piece', 'Phulka, ½ piece'],
  [2, 'small piece', 'Phulka, 2 small piece'],
  [2, 'bowl', 'Phulka, 2 bowl'],
  ['', '', 'Phulka'],
])('an amount of %s %s is told as "%s"', (quantity, unit, told) => {
  expect(itemText({ name: 'Phulka', quantity, unit })).toBe(told);
});
