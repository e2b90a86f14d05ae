import { namesOf } from '../foods/food-index.ts';
import type { Food } from '../foods/foods.ts';
import { AVOIDED_WORDS } from '../vocabulary/avoided.ts';
import { FOOD_FAMILIES } from '../vocabulary/families.ts';
import { DONE_TO_FOODS } from '../vocabulary/food-lists.ts';
import type { PlanEntry } from './plan-entry.ts';
import { quickFinder } from '../words/quick-finder.ts';
import { finder } from './spoken-words.ts';

/** Finds food families even in a text that leaves them out: "no chana" names chana. */
const namesFamilies = quickFinder(FOOD_FAMILIES);
const namesAvoided = quickFinder(AVOIDED_WORDS);
const codesOf = (found: ReturnType<typeof namesFamilies>): ReadonlySet<string> =>
  new Set(found.map(({ row }) => row.code));

interface Family {
  isIn: (text: string) => boolean;
  /** Cached results: which foods belong to the family, by any of their names. */
  known: WeakMap<Food, boolean>;
}
const FAMILIES: ReadonlyMap<string, Family> = new Map(
  FOOD_FAMILIES.map((row) => {
    const find = finder([row]);
    return [row.code, { isIn: (text: string) => find(text).has(row.code), known: new WeakMap() }];
  }),
);

/** Tells whether a food belongs to a family; a dish does when an ingredient does. */
function belongsTo({ isIn, known }: Family, food: Food): boolean {
  if (food.recipe.length > 0) return false;
  const before = known.get(food);
  if (before !== undefined) return before;
  const now = namesOf(food).some(isIn);
  known.set(food, now);
  return now;
}

/** Words for preparations, which make no other food: "Raw rajma", "Bajra flour". */
const doneToFoods = new Set(DONE_TO_FOODS);
/** Removes these words: "raw rajma" → "rajma". */
const plain = (name: string): string =>
  name
    .split(' ')
    .filter((word) => !doneToFoods.has(word))
    .join(' ');

const ofNames = new WeakMap<Food, ReadonlySet<string>>();
function plainNamesOf(food: Food): ReadonlySet<string> {
  const before = ofNames.get(food);
  if (before) return before;
  const now = new Set(food.recipe.length > 0 ? [] : namesOf(food).map(plain).filter(Boolean));
  ofNames.set(food, now);
  return now;
}

/** A text that names foods which no allergy table has. */
export interface NamedText {
  families: ReadonlySet<string>;
  /** Codes of foods that diets leave out: "garlic". */
  avoided: ReadonlySet<string>;
  /** Words of the text that name the food, in comparable form. */
  words: readonly string[];
}

export const speaksOfFamilies = (text: string): boolean =>
  namesFamilies(text).length > 0 || namesAvoided(text).length > 0;

/** `words`: those of the text that name a food. */
export const namedText = (text: string, words: readonly string[]): NamedText => ({
  families: codesOf(namesFamilies(text)),
  avoided: codesOf(namesAvoided(text)),
  words: words.map(plain).filter(Boolean),
});

/** Tells whether an item is, or is made of, the food that a text names, under any of its names. */
export function isMadeOf({ parts, avoided, name }: PlanEntry, named: NamedText): boolean {
  for (const code of named.avoided) if (avoided.get(code) === true) return true;
  for (const code of named.families) {
    const family = FAMILIES.get(code);
    if (!family) continue;
    if (family.isIn(name)) return true;
    for (const part of parts) if (belongsTo(family, part)) return true;
  }
  for (const part of parts) for (const word of named.words) if (plainNamesOf(part).has(word)) return true;
  return false;
}
