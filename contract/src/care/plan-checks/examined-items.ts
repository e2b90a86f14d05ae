import { namesOf, type FoodIndex } from '../foods/food-index.ts';
import { foodsInName } from '../foods/foods-in-name.ts';
import type { Food } from '../foods/foods.ts';
import { searchable } from '../words/table-words.ts';
import { AVOIDED_WORDS } from '../vocabulary/avoided.ts';
import { CONTENTS } from '../vocabulary/contents.ts';
import { GROUNDNUT_OIL } from '../vocabulary/food-lists.ts';
import { IN_NAMES } from '../vocabulary/in-names.ts';
import { MEAT_WORDS } from '../vocabulary/meats.ts';
import { TRAITS } from '../vocabulary/traits.ts';
import { partsOf } from './food-parts.ts';
import type { PlanEntry } from './plan-entry.ts';
import { placesOf, type PlanItem } from './plan-items.ts';
import { memoized, memoizedOf } from './memoized.ts';
import { addFound, finder, leavesOut, speaksOf, type Found } from './spoken-words.ts';
import { ITEM_SUBSTANCES } from './substance-rows.ts';

/** The contents of an item by its foods and words, which do not depend on the client. */
export interface Examined {
  /** The chosen food and all others with its name, ordered by id. */
  foods: readonly Food[];
  /** Unknown foods of a plate written on one line: "Poha, khakhra". */
  unknown: readonly string[];
  /** The foods and everything that goes into them. */
  parts: ReadonlySet<Food>;
  contents: Found;
  avoided: Found;
  /** `meat` and `gelatin`, found by words. */
  animal: Found;
  traits: Found;
  /** Traits found by words; traits of foods are in `foods`. */
  traitWords: Found;
  substances: Found;
  hasGroundnutOil: boolean;
}

type Named = Pick<PlanItem, 'subject' | 'plain' | 'food' | 'notes'> & { isDose?: true };

const contentsIn = finder([...CONTENTS, ...IN_NAMES]);
const avoidedIn = finder(AVOIDED_WORDS);
const animalIn = finder(MEAT_WORDS);
const substancesIn = finder(ITEM_SUBSTANCES);
const traitsIn = finder(TRAITS);
const groundnutOilIn = speaksOf(GROUNDNUT_OIL);

/** Most examined texts and items that are cached. */
const KEPT = 5000;

/** Finds all codes that a text mentions. */
export const wordsOf = memoized(KEPT, (text) => ({
  contents: contentsIn(text),
  avoided: avoidedIn(text),
  animal: animalIn(text),
}));
const nameWordsOf = (text: string) => ({
  ...wordsOf(text),
  traits: traitsIn(text),
  substances: substancesIn(text),
  hasGroundnutOil: groundnutOilIn(text),
});

const IS = new Set(['egg', 'fish', 'shellfish', 'meat', 'gelatin']);
/** Finds the foods that a name means: "Boiled Egg" is egg; dishes that hide egg contain it. */
export function namedIn(text: string): ReadonlySet<string> {
  const { contents, animal } = wordsOf(text);
  return new Set(
    [...contents, ...animal].filter(([code, isSure]) => isSure && IS.has(code)).map(([code]) => code),
  );
}

const NONE: readonly string[] = [];
/**
 * The foods with a name. Without one, all foods that a plate on one line names, unless the line says that something is
 * left out.
 */
function foodsOf({ plain, food, isDose }: Named, index: FoodIndex): Pick<Examined, 'foods' | 'unknown'> {
  const named = index.foodsNamed({ name: plain, ...(food !== undefined && { food }) });
  const plate = named.length > 0 || isDose || leavesOut(plain) ? undefined : foodsInName(plain, index);
  const foods = plate?.foods ?? named;
  return {
    foods: [...new Set(foods)].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    unknown: foods.length > 0 && plate ? plate.unknown : NONE,
  };
}

function examine(item: Named, index: FoodIndex): Examined {
  const { plain, notes } = item;
  const { foods, unknown } = foodsOf(item, index);
  const parts = new Set(foods.flatMap((one) => [...partsOf(one, index)]));
  const words = nameWordsOf(plain);
  const [contents, avoided, animal] = [
    new Map(words.contents),
    new Map(words.avoided),
    new Map(words.animal),
  ];
  const substances = new Map(words.substances);
  const traits: Found = new Map();
  for (const one of foods) {
    for (const code of one.contains) addFound(contents, code, true);
    for (const code of one.mayContain) addFound(contents, code, false);
    for (const code of one.avoid) addFound(avoided, code, true);
    for (const code of one.traits) addFound(traits, code, true);
    for (const code of one.herbs) addFound(substances, code, true);
  }
  const beside = wordsOf(searchable(notes));
  for (const sort of ['contents', 'avoided', 'animal'] as const)
    for (const code of beside[sort].keys()) addFound({ contents, avoided, animal }[sort], code, false);
  const isOil = (one: Food) => namesOf(one).some(groundnutOilIn);
  return {
    foods,
    unknown,
    parts,
    contents,
    avoided,
    animal,
    traits,
    traitWords: words.traits,
    substances,
    hasGroundnutOil: words.hasGroundnutOil || [...parts].some(isOil),
  };
}

const ofCatalogue = memoizedOf<FoodIndex, Examined>(KEPT);

/** Examines each name once per catalogue. */
export const examined = (item: Named, index: FoodIndex): Examined =>
  ofCatalogue(index, [item.subject, item.notes, item.isDose].join('\n'), () => examine(item, index));

/** An item, examined for allergies and diets. */
export interface FoodEntry extends PlanEntry {
  item: PlanItem;
}

export function foodEntry(item: PlanItem, index: FoodIndex): FoodEntry {
  const all = examined(item, index);
  return {
    ...all,
    item,
    subject: item.subject,
    name: item.name,
    places: placesOf(item),
    vehicles: NOTHING,
    named: namedIn(item.plain),
  };
}
const NOTHING: ReadonlySet<string> = new Set();
