import { amountWithUnit, readAmount, type Range } from '../../reading/amounts.ts';
import { numberWithUnit, readNumber } from '../../reading/numbers.ts';
import { NUMERAL, plainNumerals } from '../../reading/numerals.ts';
import { sentenceOf, valueOf } from '../../reading/reading.ts';
import {
  commaOfUnit,
  HOUSEHOLD_MEASURES,
  isOf,
  MASS_UNITS,
  PIECE_WORDS,
  POWDER,
  POWDER_SPOON,
  singulars,
  type UnitForms,
} from './household-measures.ts';
import type { MealItem } from '../diet-plans/diet-plans.ts';
import { foodName, namesOf } from './food-index.ts';
import type { Food } from './foods.ts';

/** The grams of an item. */
export interface ItemGrams extends Range {
  /** True: the weight is that of a household measure, since the food has no such unit. */
  estimate: boolean;
}

type GramsOfOne = Omit<ItemGrams, 'to'>;
type WeighedFood = Pick<Food, 'names' | 'aliases' | 'units'>;
type Item = Pick<MealItem, 'quantity' | 'unit'>;

/** Sizes that change nothing about a unit. "small piece" is another unit than "piece", "medium piece" is not. */
const SAME_SIZE = /^(?:medium|level|full|normal|regular|fresh) /;

/** Tells whether a unit is a piece of the food: "2 rotis" of Jowar Roti are pieces. */
const isPiece = (unit: UnitForms, food: WeighedFood): boolean =>
  isOf(PIECE_WORDS, unit) ||
  namesOf(food).some((name) => isOf(unit, singulars(name.split(' ').at(-1) ?? '')));

function ownGrams(unit: UnitForms, food: WeighedFood): number | undefined {
  const own = (words: UnitForms) =>
    food.units.find(({ name }) => isOf(words, singulars(foodName(name))))?.grams;
  const measure = HOUSEHOLD_MEASURES.find(({ words }) => isOf(words, unit));
  return own(unit) ?? (measure && own(measure.words)) ?? (isPiece(unit, food) ? own(PIECE_WORDS) : undefined);
}

function householdGrams(unit: UnitForms, food: WeighedFood | undefined): number | undefined {
  const measure = HOUSEHOLD_MEASURES.find(({ words }) => isOf(words, unit));
  const isPowder = food !== undefined && namesOf(food).some((name) => POWDER.test(name));
  return measure?.isTeaspoon && isPowder ? POWDER_SPOON : measure?.grams;
}

/** Grams of one unit; undefined for a piece or a plate whose weight the food does not state. */
function gramsOfOne(name: string, food: WeighedFood | undefined): GramsOfOne | undefined {
  const unit = singulars(name);
  const own = food && ownGrams(unit, food);
  if (own !== undefined) return { from: own, estimate: false };
  const mass = MASS_UNITS.find(({ words }) => isOf(words, unit));
  // A millilitre counts as a gram.
  if (mass) return { from: mass.grams, estimate: mass.isVolume };
  const household = householdGrams(unit, food);
  return household === undefined ? undefined : { from: household, estimate: true };
}

/** A weight inside the unit: "bowl (150 g)", "pack of 30 g". */
const IN_UNIT = new RegExp(String.raw`(?:^|[\s(])(${NUMERAL})\s*(g|gm|gms|gram|grams|ml)\b`, 'i');

function readUnit(typed: string, food: WeighedFood | undefined): GramsOfOne | undefined {
  const [, number = '', unit = ''] = IN_UNIT.exec(plainNumerals(typed)) ?? [];
  const said = valueOf(readAmount(number, { comma: commaOfUnit(unit) }));
  if (said) return { from: said.from, estimate: unit.toLowerCase() === 'ml' };
  const whole = foodName(typed).replace(/\.$/, '');
  return gramsOfOne(whole, food) ?? gramsOfOne(whole.replace(SAME_SIZE, ''), food);
}

function amountOf(quantity: number | string, unit: string): Range | undefined {
  if (typeof quantity === 'string') return valueOf(readAmount(quantity, { comma: commaOfUnit(unit) }));
  return quantity > 0 && Number.isFinite(quantity) ? { from: quantity, to: quantity } : undefined;
}

/**
 * How an item's quantity is stored: as a number when the text is one and has one reading before its unit ("1,5",
 * "1,000" g), otherwise as text ("½ katori", "1,250" katoris).
 */
export function quantityIn(typed: string, unit: string): number | string {
  const text = typed.trim();
  const found = numberWithUnit(text);
  const isNumber = found?.unit === '' && !text.startsWith('-');
  return (isNumber ? valueOf(readNumber(text, { comma: commaOfUnit(unit) })) : undefined) ?? text;
}

/** The question about an amount with two readings before its unit; undefined for a clear amount and for words. */
export function amountQuestion(quantity: string, unit: string): string | undefined {
  const behind = amountWithUnit(quantity);
  const reading = readAmount(behind?.amount ?? quantity, { comma: commaOfUnit(behind?.unit ?? unit) });
  return sentenceOf(reading);
}

/** Caches results, since a plan repeats the same amounts of the same foods. */
const known = new WeakMap<WeighedFood, Map<string, ItemGrams | null>>();

/**
 * Grams of a plan's item, from the least to the most for a range ("1-2"). A unit in the quantity ("150 g") wins over
 * the item's, a food's own units over household measures. Null: unknown.
 */
export function gramsOf(item: Item, food: WeighedFood | undefined): ItemGrams | null {
  if (!food) return readGrams(item, food);
  const amounts = known.get(food) ?? new Map<string, ItemGrams | null>();
  known.set(food, amounts);
  const key = `${item.quantity} of ${item.unit}`;
  if (!amounts.has(key)) amounts.set(key, readGrams(item, food));
  return amounts.get(key) ?? null;
}

function readGrams({ quantity, unit }: Item, food: WeighedFood | undefined): ItemGrams | null {
  const behind = typeof quantity === 'string' ? amountWithUnit(quantity) : undefined;
  const amount = amountOf(behind?.amount ?? quantity, behind?.unit ?? unit);
  const one = amount && readUnit(behind?.unit ?? unit, food);
  if (!one) return null;
  const { from, estimate } = one;
  return { from: amount.from * from, to: amount.to * from, estimate };
}
