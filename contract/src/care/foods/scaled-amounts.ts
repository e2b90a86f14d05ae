import { amountWithUnit, readAmount } from '../../reading/amounts.ts';
import { valueOf } from '../../reading/reading.ts';
import type { PlateComponent } from '../diet-plans/plates.ts';
import { numbersOfFood } from './day-numbers.ts';
import { foodName, type FoodIndex } from './food-index.ts';
import { commaOfUnit, isOf, MASS_UNITS, singulars } from './household-measures.ts';

/** The amount of a food that can be scaled. */
export interface ScalableAmount {
  /** Above 0, in `unit`. */
  quantity: number;
  unit: string;
  /** Energy of one unit in kcal, above 0. */
  kcalOfOne: number;
  /** Amounts are multiples of it: of a half, and of five grams or millilitres. */
  step: number;
}

/** Less energy has a pinch, a spice, a tea or water, in kcal. */
const LEAST_KCAL = 10;
const HALF = 0.5;
const GRAMS = 5;

const stepOf = (unit: string): number => {
  const forms = singulars(foodName(unit).replace(/\.$/, ''));
  return MASS_UNITS.some(({ words, grams }) => grams === 1 && isOf(words, forms)) ? GRAMS : HALF;
};

/** Reads an amount as one number in its unit; undefined for words and ranges ("1-2"). */
function numberIn({ quantity, unit }: PlateComponent): { quantity: number; unit: string } | undefined {
  if (typeof quantity === 'number')
    return quantity > 0 && Number.isFinite(quantity) ? { quantity, unit } : undefined;
  const behind = amountWithUnit(quantity);
  const of = behind?.unit ?? unit;
  const read = valueOf(readAmount(behind?.amount ?? quantity, { comma: commaOfUnit(of) }));
  return read && read.from === read.to ? { quantity: read.from, unit: of } : undefined;
}

/**
 * The amount of a food, if it can be scaled: it is one number, its energy is known and at least 10 kcal, and the food
 * has no herbs, which act like a dose. Undefined: it stays as it stands.
 */
export function scalableAmount(eaten: PlateComponent, foods: FoodIndex): ScalableAmount | undefined {
  const amount = numberIn(eaten);
  if (!amount || foods.foodsNamed(eaten).some(({ herbs }) => herbs.length > 0)) return undefined;
  const { kcal } = numbersOfFood({ ...eaten, quantity: 1, unit: amount.unit }, foods);
  if (!kcal || kcal.from * amount.quantity < LEAST_KCAL) return undefined;
  return { ...amount, kcalOfOne: kcal.from, step: stepOf(amount.unit) };
}

/** All amounts from half of what stands up to `times` it: what stands, and the multiples of the step. */
export function amountsWithin({ quantity, step }: ScalableAmount, times: number): number[] {
  const amounts = [quantity];
  const [least, most] = [Math.ceil(quantity / 2 / step), Math.ceil((quantity * times) / step)];
  for (let steps = least; steps <= most; steps += 1)
    if (steps * step !== quantity) amounts.push(steps * step);
  return amounts.toSorted((one, other) => one - other);
}
