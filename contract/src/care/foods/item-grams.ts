import { quantityWithUnit } from '../../number-in-text.ts';
import {
  HOUSEHOLD_MEASURES,
  isOf,
  MASS_UNITS,
  PIECE_WORDS,
  POWDER,
  POWDER_SPOON,
  singulars,
  type UnitForms,
} from './household-measures.ts';
import type { Range } from './day-numbers.ts';
import { foodName, namesOf } from './food-index.ts';
import type { Food } from './foods.ts';
import { amountIn } from './item-amount.ts';

/** How much of a food an item is. */
export interface ItemGrams extends Range {
  /** By a household measure: the food has no such unit of its own. */
  estimate: boolean;
}

type GramsOfOne = Omit<ItemGrams, 'to'>;
type WeighedFood = Pick<Food, 'names' | 'aliases' | 'units'>;

/** "small piece" is another unit than "piece"; of these words it is the same. */
const SAME_SIZE = /^(?:medium|level|full|normal|regular|fresh) /;

/** The word behind which a unit stands in the food's own list: "2 rotis" of Jowar Roti are pieces of it. */
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

/** Grams of one of a unit; undefined for a piece or a plate of which the food does not say what it weighs. */
function gramsOfOne(name: string, food: WeighedFood | undefined): GramsOfOne | undefined {
  const unit = singulars(name);
  const own = food && ownGrams(unit, food);
  if (own !== undefined) return { from: own, estimate: false };
  const mass = MASS_UNITS.find(({ words }) => isOf(words, unit));
  // A millilitre is taken for a gram.
  if (mass) return { from: mass.grams, estimate: mass.isVolume };
  const household = householdGrams(unit, food);
  return household === undefined ? undefined : { from: household, estimate: true };
}

/** "bowl (150 g)", "pack of 30 g": what a unit says of itself. */
const IN_UNIT = /(?:^|[\s(])(\d+(?:[.,]\d+)?)\s*(g|gm|gms|gram|grams|ml)\b/i;

function readUnit(typed: string, food: WeighedFood | undefined): GramsOfOne | undefined {
  const [, number = '', unit = ''] = IN_UNIT.exec(typed) ?? [];
  const said = Number(number.replace(',', '.'));
  if (said > 0) return { from: said, estimate: unit.toLowerCase() === 'ml' };
  const whole = foodName(typed).replace(/\.$/, '');
  return gramsOfOne(whole, food) ?? gramsOfOne(whole.replace(SAME_SIZE, ''), food);
}

/** Read once: a plan has the same units of the same foods again and again. */
const known = new WeakMap<WeighedFood, Map<string, GramsOfOne | undefined>>();

function unitGrams(typed: string, food: WeighedFood | undefined): GramsOfOne | undefined {
  if (!food) return readUnit(typed, food);
  const units = known.get(food) ?? new Map<string, GramsOfOne | undefined>();
  known.set(food, units);
  if (!units.has(typed)) units.set(typed, readUnit(typed, food));
  return units.get(typed);
}

/**
 * Grams of a plan's item, from the least to the most that its quantity says ("1-2"). The unit behind the quantity counts
 * ("150 g"), else the item's; a food's own units go before household measures. Null: not known.
 */
export function gramsOf(
  { quantity, unit }: { quantity: number | string; unit: string },
  food: WeighedFood | undefined,
): ItemGrams | null {
  const behind = typeof quantity === 'string' ? quantityWithUnit(quantity) : undefined;
  const amount = amountIn(behind?.quantity ?? quantity);
  const one = amount && unitGrams(behind?.unit ?? unit, food);
  if (!one) return null;
  const { from, estimate } = one;
  return { from: amount.from * from, to: amount.to * from, estimate };
}
