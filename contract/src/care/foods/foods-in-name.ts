import { FRACTION_SIGNS } from '../../reading/amounts.ts';
import { NUMERAL } from '../../reading/numerals.ts';
import type { Food } from './foods.ts';
import { foodName, type FoodIndex } from './food-index.ts';

/** Joins the dishes of a plate: "1 Phulka, Lauki Sabzi and Masoor Dal", "રોટલી અને શાક". */
const JOINTS = /\s*[,;+&/]\s*|\s+(?:and|with|ane|aur|અને|સાથે|और|के साथ)\s+/iu;
const AMOUNT = new RegExp(
  String.raw`^(?:\d*[${FRACTION_SIGNS}]|${NUMERAL})(?:[\s–]+\d+)?\s*(?:(?:cups?|bowls?|katoris?|glass(?:es)?|pieces?|pcs?|tsp|tbsp|spoons?|g|gm|ml)\s+)?(?:of\s+)?`,
  'iu',
);

/** The foods that a name mentions. */
export interface NamedFoods {
  foods: Food[];
  /** Parts of the name that no food of the catalogue matches. */
  unknown: string[];
}

/** Splits a plate on one line into its dishes without amounts; a name of one dish is unchanged. */
export const platedIn = (name: string): string[] =>
  foodName(name)
    .split(JOINTS)
    .map((part) => part.replace(AMOUNT, '').trim())
    .filter(Boolean);

/** The foods of a plate on one line. Ask the index first: a name that a food has ("Salad and Soup") means that food. */
export function foodsInName(name: string, index: FoodIndex): NamedFoods {
  const found: NamedFoods = { foods: [], unknown: [] };
  for (const part of platedIn(name)) {
    const foods = index.foodsNamed({ name: part });
    if (foods.length > 0) found.foods.push(...foods);
    else found.unknown.push(part);
  }
  return found;
}
