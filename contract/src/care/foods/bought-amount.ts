import type { PlanFood } from './food-calls.ts';
import type { FoodGroup } from './food-groups.ts';

/** An amount as it is bought, above 0. */
export interface BoughtAmount {
  amount: number;
  unit: 'piece' | 'cup' | 'g' | 'ml';
}

type BoughtFood = Pick<PlanFood, 'names' | 'units' | 'group'>;

/** Water comes from the tap. */
const WATERS = new Set(['water', 'warm-water', 'copper-water']);

/** Tells whether a food is in no shopping list. */
export const isNotBought = (key: string): boolean => WATERS.has(key);

/** Foods of these parts of a shop are bought by the piece where that is their first unit: apples, eggs, pav. */
const BY_PIECE: readonly FoodGroup[] = ['fruit', 'milkAndEggs', 'packed', 'other'];
/** Grams from which on a piece is counted; dates and almonds are weighed. */
const LEAST_PIECE = 30;

const BREWED = /\b(?:tea|coffee|espresso)\b/i;
const OIL = /\boil\b/i;

const gramsOfUnit = ({ units }: BoughtFood, name: string): number | undefined =>
  units.find((unit) => unit.name === name)?.grams;

/** Grams of one piece or cup, of a food that is counted. */
function countedBy(food: BoughtFood): { unit: 'piece' | 'cup'; grams: number } | undefined {
  const cup = gramsOfUnit(food, 'cup');
  // A brewed drink is bought as leaves or powder, whose weight the catalogue does not know.
  if (cup && BREWED.test(food.names.en)) return { unit: 'cup', grams: cup };
  const [first] = food.units;
  const isPiece = first?.name === 'piece' && first.grams >= LEAST_PIECE;
  return isPiece && BY_PIECE.includes(food.group ?? 'other')
    ? { unit: 'piece', grams: first.grams }
    : undefined;
}

/** Sums of thirds and tenths are not exact: without this 100.00000001 g would be 150. */
const exact = (number: number): number => Number(number.toFixed(2));

/** Scales of a shop: to 10 g below 100 g (small packs), to 50 g below a kilogram (loose goods), to 100 g above. */
function weighed(grams: number): number {
  const step = grams < 100 ? 10 : grams < 1000 ? 50 : 100;
  return Math.ceil(exact(grams) / step) * step;
}

/**
 * Rounds grams (above 0) up to what is bought: whole pieces and cups of foods that are counted, else a weight that shops
 * sell; drinks and oils in millilitres, of which one counts as a gram, as in the catalogue.
 */
export function boughtAmount(grams: number, food: BoughtFood): BoughtAmount {
  const counted = countedBy(food);
  if (counted) return { amount: Math.ceil(exact(grams / counted.grams)), unit: counted.unit };
  const isPoured = gramsOfUnit(food, 'glass') !== undefined || OIL.test(food.names.en);
  return { amount: weighed(exact(grams)), unit: isPoured ? 'ml' : 'g' };
}
