import { emptyFood, NO_VALUES } from './empty-food.ts';
import type { Food, Nutrients } from './foods.ts';

/** The fields of a food that a test names. */
export type SomeFood = Partial<Omit<Food, 'per100'>> & { per100?: Partial<Nutrients> };

/** Makes a complete food of the catalogue from the fields that a test names. */
export function aFood(en: string, { per100, ...more }: SomeFood = {}): Food {
  const key = more.key ?? en.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return {
    ...emptyFood(en),
    id: `id-${key}`,
    key,
    retired: false,
    shipped: true,
    version: 1,
    updatedAt: '2026-01-05T06:00:00.000Z',
    ...more,
    per100: { ...NO_VALUES, ...per100 },
  };
}
