import { FoodIndex } from '@clinic/contract/care/foods/food-index';
import type { Food } from '@clinic/contract/care/foods/foods';
import { shippedFoods } from '../src/care/foods/catalogue/shipped-foods.ts';

/** The shipped foods, as in a clinic that has changed none; their keys are their ids. */
export const shippedIndex = (): FoodIndex =>
  new FoodIndex(
    shippedFoods().map((food): Food => ({
      ...food,
      id: food.key,
      retired: false,
      shipped: true,
      version: 1,
      updatedAt: '2026-01-01T00:00:00.000Z',
    })),
  );
