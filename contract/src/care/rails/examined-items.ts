import { CONTENTS } from '../food-words.ts';
import { namesOf, type FoodIndex } from '../foods/food-index.ts';
import type { Food } from '../foods/foods.ts';
import { searchable } from '../table-words.ts';
import { AVOIDED_WORDS, MEAT_WORDS } from './diet-words.ts';
import { partsOf } from './food-parts.ts';
import type { Held } from './held.ts';
import { placesOf, type RailItem } from './rail-items.ts';
import { addFound, finder, speaksOf, type Found } from './rail-text.ts';
import { ITEM_SUBSTANCES } from './substance-words.ts';
import { TRAITS } from './trait-words.ts';

/** What is in something to eat, by its foods and by its words; it does not depend on who eats it. */
export interface Examined {
  /** Its own food and all that bear its name, in the order of their ids. */
  foods: readonly Food[];
  /** They and what goes into them. */
  parts: ReadonlySet<Food>;
  contents: Found;
  avoided: Found;
  /** `meat`, `gelatin` by words. */
  animal: Found;
  traits: Found;
  /** Of words alone; those of foods stand in the foods. */
  traitWords: Found;
  substances: Found;
  hasGroundnutOil: boolean;
}

type Named = Pick<RailItem, 'subject' | 'plain' | 'food' | 'notes'>;

const contentsIn = finder(CONTENTS);
const avoidedIn = finder(AVOIDED_WORDS);
const animalIn = finder(MEAT_WORDS);
const substancesIn = finder(ITEM_SUBSTANCES);
const traitsIn = finder(TRAITS);
const groundnutOilIn = speaksOf(CONTENTS[0].except);

/** What a text speaks of. */
const wordsOf = (text: string) => ({
  contents: contentsIn(text),
  avoided: avoidedIn(text),
  animal: animalIn(text),
  hasGroundnutOil: groundnutOilIn(text),
});

/** What a name says that the thing is: "Boiled Egg" is egg, what hides it contains it. */
export const namedIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...contentsIn(text), ...animalIn(text)]
      .filter(([code, isSure]) => isSure && IS.has(code))
      .map(([code]) => code),
  );
const IS = new Set(['egg', 'fish', 'shellfish', 'meat', 'gelatin']);

function examine({ plain, food, notes }: Named, index: FoodIndex): Examined {
  const foods = index
    .of({ name: plain, ...(food !== undefined && { food }) })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const parts = new Set(foods.flatMap((one) => [...partsOf(one, index)]));
  const { contents, avoided, animal, hasGroundnutOil } = wordsOf(plain);
  const traitWords = traitsIn(plain);
  const traits: Found = new Map();
  const substances = substancesIn(plain);
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
    parts,
    contents,
    avoided,
    animal,
    traits,
    traitWords,
    substances,
    hasGroundnutOil: hasGroundnutOil || [...parts].some(isOil),
  };
}

/** Names that were looked at, by the catalogue they were looked at with: an edit changes few of them. */
const known = new WeakMap<FoodIndex, Map<string, Examined>>();
/** Names of one catalogue that are remembered. */
const REMEMBERED = 5000;

/** Each distinct name is examined once. */
export function examined(item: Named, index: FoodIndex): Examined {
  const memory = known.get(index) ?? new Map<string, Examined>();
  known.set(index, memory);
  const key = `${item.subject}\n${item.notes}`;
  const before = memory.get(key);
  if (before) return before;
  if (memory.size >= REMEMBERED) memory.clear();
  const now = examine(item, index);
  memory.set(key, now);
  return now;
}

/** Something to eat as allergies and diets look at it. */
export interface HeldItem extends Held {
  item: RailItem;
}

export function heldItem(item: RailItem, index: FoodIndex): HeldItem {
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
