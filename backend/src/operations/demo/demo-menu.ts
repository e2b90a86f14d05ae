import type { MealType } from '@clinic/contract/constants';
import { MEAL_SUGGESTIONS, type MealSuggestion } from '@clinic/contract/care/diet-plans/meal-suggestions';

const plates = (...names: string[]): MealSuggestion[] =>
  names.map((name) => ({ name, unit: 'plate', quantity: 1 }));
const bowls = (...names: string[]): MealSuggestion[] =>
  names.map((name) => ({ name, unit: 'bowl', quantity: 1 }));

/**
 * Foods of the demo plans: suggestions for small meals, and whole plates for lunch and dinner with a grain, a pulse or
 * milk product, and vegetables.
 */
export const DEMO_MENU: Readonly<Record<MealType, readonly MealSuggestion[]>> = {
  ...MEAL_SUGGESTIONS,
  // Without dishes that are poured over something, which are no breakfast.
  Breakfast: MEAL_SUGGESTIONS.Breakfast.filter(({ name }) => name !== 'Sambar'),
  Lunch: plates(
    '2 Phulka, Methi Sabzi, Moong Dal and Kachumber Salad',
    '1 Jowar Roti, Lauki Chana Dal, Bhindi Sabzi and Buttermilk',
    '1 Bajra Roti, Turai Sabzi, Kadhi and Carrot Salad',
    '½ cup Brown Rice, Rajma, Palak Sabzi and Cucumber Salad',
    '2 Multigrain Roti, Palak Paneer and Tomato Salad',
    '½ cup Rice, Toor Dal, Cabbage Sabzi and Curd',
    '2 Phulka, Gavar Sabzi, Masoor Dal and Beetroot Salad',
    '1 Jowar Roti, Mixed Vegetable Sabzi, Chana and Buttermilk',
  ),
  Dinner: [
    ...bowls(
      'Moong Dal Khichdi with Vegetables and Kadhi',
      'Vegetable Daliya with Moong Sprouts and Curd',
      'Oats Khichdi with Vegetables and Moong Dal',
    ),
    ...plates(
      '2 Moong Chilla with Stir-fried Vegetables and Mint Chutney',
      '1 Phulka, Lauki Sabzi and Masoor Dal',
      '1 Jowar Roti, Turai Sabzi and Moong Dal Soup',
      '1 Phulka, Grilled Paneer and Steamed Vegetables',
      '1 Bajra Roti, Methi Sabzi and Curd',
    ),
  ],
};
