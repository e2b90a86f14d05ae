import type { MealType } from '../../constants.ts';
import { grouped } from '../../platform/counted.ts';
import { inOrder } from '../../platform/in-order.ts';
import { foodsIn } from '../diet-plans/diet-plan-rules.ts';
import type { DietWeek, Meal } from '../diet-plans/diet-plans.ts';
import { MEAL_SUGGESTIONS } from '../diet-plans/meal-suggestions.ts';
import { eatenOf, type PlateComponent } from '../diet-plans/plates.ts';
import { withChangedFoods, type MealOfFood } from './changed-foods.ts';
import { numbersOfFood } from './day-numbers.ts';
import type { FoodIndex } from './food-index.ts';
import type { Food, FoodDiet } from './foods.ts';
import { gramsOf } from './item-grams.ts';
import { isFood, withFood } from './replaced-food.ts';

/** The food that is to be swapped, with the meal in which it stands. */
export interface SwapPlace {
  /** Its name in the plan. */
  food: string;
  /** Index of the week, from 0. */
  week: number;
  /** A week has each type once. */
  mealType: MealType;
}

/** A food in halves of its unit, at least one half. */
interface Halves extends PlateComponent {
  quantity: number;
  food: string;
}

/** A food that may take the place of another. */
export interface Swap {
  food: Food;
  /** How it would be eaten at the place. */
  portion: Halves;
  /** Energy and protein of this portion, in kcal and g; null: not known. */
  kcal: number;
  protein: number | null;
  /** Meals of the whole plan in which it can take the food's place, this one among them: at least 1. */
  meals: number;
}

/** The swaps for a food, and the energy that it gives at its place, in kcal; or why there are none. */
export type Swaps = { kcal: number; swaps: Swap[] } | { sentence: string };

interface Wanted {
  weeks: readonly DietWeek[];
  at: SwapPlace;
  foods: FoodIndex;
  /** Tells whether nothing speaks against foods and nothing about them is unchecked, in the weeks that have them. */
  isFree: (weeks: readonly DietWeek[], eaten: readonly PlateComponent[]) => boolean;
}

/** Most swaps that are offered. */
const MOST = 8;
/** How far a swap's energy may be from the food's, as a share of it. */
const OFF = 0.1;
/** Least and most of the amount that is usually eaten, so that the same energy is no heap of cucumber. */
const OF_USUAL = { least: 0.5, most: 2 } as const;
/** Kinds of diet in order: who eats one eats those before it. Milk belongs to the vegetarian kind. */
const KIND: Record<FoodDiet, number> = { vegan: 0, vegetarian: 0, egg: 1, meat: 2 };

const nutrientOf = (
  eaten: PlateComponent,
  nutrient: 'kcal' | 'protein',
  foods: FoodIndex,
): number | undefined => {
  const range = numbersOfFood(eaten, foods)[nutrient];
  return range === null ? undefined : (range.from + range.to) / 2;
};

/** A portion of a food in halves of its first unit that gives about the energy; undefined where no half does. */
function portionOf(food: Food, kcal: number): Halves | undefined {
  const [unit] = food.units;
  if (!unit || food.per100.kcal === null) return undefined;
  const ofOne = (food.per100.kcal * unit.grams) / 100;
  const quantity = Math.round((kcal / ofOne) * 2) / 2;
  const isNear = quantity >= 0.5 && Math.abs(quantity * ofOne - kcal) <= kcal * OFF;
  return isNear ? { name: food.names.en, food: food.id, quantity, unit: unit.name } : undefined;
}

const isAt = ({ week, meal }: MealOfFood, at: SwapPlace | null): boolean =>
  at === null || (week === at.week && meal.mealType === at.mealType);

/**
 * Puts another food in a food's place: in the meal of `at`, or in all meals (null). Each portion, in halves of the other
 * food's first unit, gives the energy of what it replaces within a tenth; where no half does, the food stays.
 */
export function withSwap<Planned extends Meal, Week extends { mealPlan: Planned[] }>(
  weeks: readonly Week[],
  { of, by, at, foods }: { of: string; by: Food; at: SwapPlace | null; foods: FoodIndex },
): Week[] {
  return withChangedFoods(weeks, (eaten, place) => {
    if (!isFood(eaten, of) || !isAt(place, at)) return eaten;
    const kcal = nutrientOf(eaten, 'kcal', foods);
    const portion = kcal === undefined ? undefined : portionOf(by, kcal);
    if (!portion) return eaten;
    const { name, food, quantity, unit } = portion;
    return withFood(eaten, { name, food, amount: { quantity, unit } });
  });
}

/** Foods of a type of meal, suggested for it or eaten in it by this plan, with the grams that are usually eaten. */
function foodsOfMeal(mealType: MealType, weeks: readonly DietWeek[], foods: FoodIndex): Map<Food, number> {
  const planned = weeks.map(({ mealPlan }) => ({
    mealPlan: mealPlan.filter((meal) => meal.mealType === mealType),
  }));
  const usual = new Map<Food, number>();
  for (const eaten of [...MEAL_SUGGESTIONS[mealType], ...foodsIn(planned)]) {
    const food = foods.foodMeant(eaten);
    const grams = food && gramsOf(eaten, food);
    if (grams && !food.retired && !usual.has(food)) usual.set(food, (grams.from + grams.to) / 2);
  }
  return usual;
}

const gramsOfPortion = ({ quantity }: Halves, food: Food): number => quantity * (food.units[0]?.grams ?? 0);

const eatenIn = (meal: Meal | undefined): PlateComponent[] =>
  (meal?.itemGroups ?? []).flat().flatMap(eatenOf);

/** The distinct portions of a food in a plan. */
const portionsIn = (weeks: readonly DietWeek[], food: Food): PlateComponent[] => [
  ...new Map(
    foodsIn(weeks)
      .filter((eaten) => eaten.food === food.id)
      .map((eaten) => [`${eaten.quantity} ${eaten.unit}`, eaten]),
  ).values(),
];

/** Counts the meals that differ. */
const changedMeals = (before: readonly DietWeek[], after: readonly DietWeek[]): number =>
  after
    .flatMap(({ mealPlan }, week) => mealPlan.map((meal, place) => [meal, before[week]?.mealPlan[place]]))
    .filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other)).length;

/**
 * The foods that may take the place of a food of the plan: foods of the same type of meal, which the meal does not have
 * yet, with its energy within a tenth, of the same kind of diet or a stricter one, without herbs, free by `isFree`; the
 * most protein first, at most eight.
 */
export function swapsFor({ weeks, at, foods, isFree }: Wanted): Swaps {
  const meal = weeks[at.week]?.mealPlan.find(({ mealType }) => mealType === at.mealType);
  const here = eatenIn(meal);
  const eaten = here.find((one) => isFood(one, at.food));
  const [before] = eaten ? foods.foodsNamed(eaten) : [];
  const kcal = eaten && nutrientOf(eaten, 'kcal', foods);
  if (!before || !kcal)
    return { sentence: `The energy of ${at.food} is not known, so nothing can be found that gives as much.` };
  const stand = new Set(here.flatMap((one) => foods.foodsNamed(one)));
  const fitting = [...foodsOfMeal(at.mealType, weeks, foods)].flatMap(([food, usual]) => {
    const portion = portionOf(food, kcal);
    if (!portion || stand.has(food) || food.herbs.length > 0 || KIND[food.diet] > KIND[before.diet])
      return [];
    const grams = gramsOfPortion(portion, food);
    if (grams < usual * OF_USUAL.least || grams > usual * OF_USUAL.most) return [];
    const protein = nutrientOf(portion, 'protein', foods) ?? null;
    return [{ food, portion, kcal: nutrientOf(portion, 'kcal', foods) ?? kcal, protein }];
  });
  const swaps: Swap[] = [];
  const best = fitting.toSorted(
    (one, other) => (other.protein ?? -1) - (one.protein ?? -1) || inOrder(one.food.key, other.food.key),
  );
  for (const one of best) {
    const swapped = (place: SwapPlace | null) =>
      withSwap(weeks, { of: at.food, by: one.food, at: place, foods });
    if (!isFree(swapped(at), [one.portion])) continue;
    const everywhere = swapped(null);
    const meals = isFree(everywhere, portionsIn(everywhere, one.food)) ? changedMeals(weeks, everywhere) : 1;
    swaps.push({ ...one, meals });
    if (swaps.length === MOST) break;
  }
  return swaps.length > 0
    ? { kcal, swaps }
    : {
        sentence: `No food of ${at.mealType.toLowerCase()} that gives about ${grouped(Math.round(kcal))} kcal is free of findings and fully checked.`,
      };
}
