import { readAmount } from '../../reading/amounts.ts';
import { sentenceOf, valueOf, type Reading } from '../../reading/reading.ts';
import { composed } from '../../reading/text.ts';
import { foodName, type FoodIndex } from './food-index.ts';
import type { Food } from './foods.ts';
import {
  commaOfUnit,
  HOUSEHOLD_MEASURES,
  isOf,
  MASS_UNITS,
  PIECE_WORDS,
  singulars,
} from './household-measures.ts';
import { quantityIn } from './item-grams.ts';

/** A food with its amount, as it is typed in one field. */
export interface TypedFood {
  /** The catalogue's name where one food only has the typed one; otherwise the typed name. */
  name: string;
  /** Id of that food of the catalogue. */
  food?: string;
  /** Null: no amount was typed. */
  amount: { quantity: number | string; unit: string } | null;
}

/** A number with its unit behind it without a space: "30g", "200ml". */
const GLUED = /(?<=^|\s)([\d.,/½¼¾⅓⅔-]*[\d½¼¾⅓⅔])(?=\p{L})/gu;
/** Most words of an amount ("1 and 1/2"), and of a unit ("small piece"). */
const MOST_WORDS = { amount: 3, unit: 2 } as const;
const OF = /^of$/i;

function isKnownUnit(unit: string, food: Food | undefined): boolean {
  const forms = singulars(foodName(unit).replace(/\.$/, ''));
  const isMeasure = [...MASS_UNITS, ...HOUSEHOLD_MEASURES].some(({ words }) => isOf(words, forms));
  const isOwn = (food?.units ?? []).some(({ name }) => isOf(forms, singulars(foodName(name))));
  return isMeasure || isOwn || isOf(PIECE_WORDS, forms) || forms.has('plate');
}

interface Said {
  name: string;
  amount: string;
  unit: string;
}

const isAmount = (text: string): boolean => {
  const reading = readAmount(text);
  return 'value' in reading || sentenceOf(reading) !== undefined;
};

/**
 * All ways to read the words of one food: the amount before its name, or behind it; the last has no amount. A number in
 * words without a unit counts only before a known food: "do phulka" are two, "char magaz" is a name.
 */
function waysToRead(words: readonly string[], foods: FoodIndex): Said[] {
  const ways: Said[] = [];
  const text = (from: number, to?: number) => words.slice(from, to).join(' ');
  const take = (name: string, amount: string, unit: string) => {
    const food = foods.named(name);
    const isSaid = unit === '' ? food !== undefined || /\p{N}/u.test(amount) : isKnownUnit(unit, food);
    if (name && isSaid && isAmount(amount)) ways.push({ name, amount, unit });
  };
  for (let long = Math.min(MOST_WORDS.amount, words.length - 1); long >= 1; long -= 1)
    for (let unit = Math.min(MOST_WORDS.unit, words.length - 1 - long); unit >= 0; unit -= 1) {
      const [before, behind] = [long + unit, words.length - long - unit];
      const isOfFood = unit > 0 && OF.test(words[before] ?? '');
      take(text(before + Number(isOfFood)), text(0, long), text(long, before));
      take(text(0, behind), text(behind, behind + long), text(behind + long));
    }
  return [...ways, { name: words.join(' '), amount: '', unit: '' }];
}

/** A whole number in words is written in digits, since it stands before its name: "do phulka" are "2 Phulka". */
function quantityOf(amount: string, unit: string): number | string {
  const said = valueOf(readAmount(amount, { comma: commaOfUnit(unit) }));
  const isWhole = said && said.from === said.to && Number.isInteger(said.from);
  return isWhole ? said.from : quantityIn(amount, unit);
}

/**
 * Reads a food with its amount before or behind it, in digits or words of three scripts: "2 phulka", "bhindi sabzi 1
 * bowl", "½ katori of dal", "ek roti". A unit that is not typed is the food's first, else piece. A name of the catalogue
 * decides where the words may be read in several ways; an amount with two readings is asked.
 */
export function readTypedFood(typed: string, foods: FoodIndex): Reading<TypedFood> {
  const words = composed(typed).replaceAll(GLUED, '$1 ').trim().split(/\s+/);
  const ways = waysToRead(words, foods);
  const isName = foods.named(words.join(' ')) !== undefined;
  const known = isName ? ways.at(-1) : ways.find(({ name }) => foods.named(name));
  const { name, amount, unit } = known ?? ways[0] ?? { name: '', amount: '', unit: '' };
  if (!/\p{L}/u.test(name)) return { none: true, sentence: 'Please name a food.' };
  const [food, another] = foods.foodsNamed({ name });
  const saidUnit = unit || (food?.units[0]?.name ?? 'piece');
  const question = amount ? sentenceOf(readAmount(amount, { comma: commaOfUnit(saidUnit) })) : undefined;
  if (question) return { none: true, sentence: question };
  const isOne = food !== undefined && another === undefined;
  return {
    value: {
      name: isOne ? food.names.en : name,
      ...(isOne && { food: food.id }),
      amount: amount ? { quantity: quantityOf(amount, saidUnit), unit: saidUnit } : null,
    },
  };
}
