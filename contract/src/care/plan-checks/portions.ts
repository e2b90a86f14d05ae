import { NUTRIENTS, type Food, type Nutrient } from '../foods/foods.ts';
import { gramsOf } from '../foods/item-grams.ts';
import type { FindingPlace } from './findings.ts';
import type { PlanItem } from './plan-items.ts';

/** The amount of a nutrient in a portion. */
export interface PortionAmount {
  /** The most that its foods and its quantity say, of those of which it is known. */
  amount: number;
  /** True when the value of a food, or of all, is not known. */
  isUnknown: boolean;
  places: readonly FindingPlace[];
}

/**
 * Returns the amount for each quantity in which an item stands in the plans, by what 100 g of its foods have.
 */
export function amountsOf(
  item: PlanItem,
  foods: readonly Food[],
  per100: (food: Food) => number | null,
): PortionAmount[] {
  const values = foods.map((food) => ({ food, value: per100(food) }));
  return item.portions.map(({ quantity, unit, places }) => {
    const amounts = values.map(({ food, value }) => {
      // None of it is none, however much is eaten.
      if (value === 0) return 0;
      const weight = value === null ? null : gramsOf({ quantity, unit }, food);
      return weight === null || value === null ? null : (weight.to * value) / 100;
    });
    const known = amounts.filter((amount) => amount !== null);
    const isUnknown = known.length < amounts.length || amounts.length === 0;
    return { amount: Math.max(0, ...known), isUnknown, places };
  });
}

/** "22 g of sugars" */
export function amountWords(nutrient: Nutrient, amount: number): string {
  const { label, unit } = NUTRIENTS.find(({ code }) => code === nutrient) ?? { label: nutrient, unit: '' };
  const name = label.endsWith('K1') ? label.slice(0, 1).toLowerCase() + label.slice(1) : label.toLowerCase();
  return `${Math.round(amount)} ${unit} of ${name}`;
}
