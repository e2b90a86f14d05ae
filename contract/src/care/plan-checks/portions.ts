import { NUTRIENTS, type Food, type Nutrient } from '../foods/foods.ts';
import { gramsOf } from '../foods/item-grams.ts';
import type { FindingPlace } from './findings.ts';
import type { PlanItem } from './plan-items.ts';

/** The amount of a nutrient in a portion. */
export interface PortionAmount {
  /** The highest amount among the item's foods with a known value. */
  amount: number;
  /** True when a food's value, or all, are unknown. */
  isUnknown: boolean;
  places: readonly FindingPlace[];
}

/** The amounts for each quantity of an item in the plans, from its foods' values per 100 g. */
export function amountsOf(
  item: PlanItem,
  foods: readonly Food[],
  per100: (food: Food) => number | null,
): PortionAmount[] {
  const values = foods.map((food) => ({ food, value: per100(food) }));
  return item.portions.map(({ quantity, unit, places }) => {
    const amounts = values.map(({ food, value }) => {
      // A food without the nutrient gives none in any quantity.
      if (value === 0) return 0;
      const weight = value === null ? null : gramsOf({ quantity, unit }, food);
      return weight === null || value === null ? null : (weight.to * value) / 100;
    });
    const known = amounts.filter((amount) => amount !== null);
    const isUnknown = known.length < amounts.length || amounts.length === 0;
    return { amount: Math.max(0, ...known), isUnknown, places };
  });
}

/** Words an amount: "22 g of sugars". */
export function amountWords(nutrient: Nutrient, amount: number): string {
  const { label, unit } = NUTRIENTS.find(({ code }) => code === nutrient) ?? { label: nutrient, unit: '' };
  const name = label.endsWith('K1') ? label.slice(0, 1).toLowerCase() + label.slice(1) : label.toLowerCase();
  return `${Math.round(amount)} ${unit} of ${name}`;
}
