import { describe, expect, it } from 'vitest';
import { aFood } from './food-examples.ts';
import { FoodIndex } from './food-index.ts';

const KHEER = aFood('Kheer');
const [RICE, SAGO] = [
  aFood('Rice Khichdi', { aliases: ['Khichdi'] }),
  aFood('Sago Khichdi', { aliases: ['khichdi'] }),
];
const index = new FoodIndex([KHEER, RICE, SAGO]);

describe('the food that an item means', () => {
  it.each([
    ['the only one with its name', { name: 'kheer' }, KHEER],
    ['none where several have its name', { name: 'Khichdi' }, undefined],
    ['the chosen one, whatever it is called', { name: 'Khichdi', food: SAGO.id }, SAGO],
    [
      'none where the chosen one is unknown and several have its name',
      { name: 'Khichdi', food: 'x' },
      undefined,
    ],
    ['none where no food has its name', { name: 'Soup' }, undefined],
  ])('is %s', (_, item, food) => {
    expect(index.foodMeant(item)).toBe(food);
  });
});
