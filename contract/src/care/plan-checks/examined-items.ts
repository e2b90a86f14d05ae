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

/** The contents of something to eat, by its foods and by its words; they do not depend on who eats it. */
export interface Examined {
  /** Its own food and all that bear its name, in the order of their ids. */
  foods: readonly Food[];
  /** Parts of a plate that is written in one line that are no food of the catalogue: "Poha, khakhra". */
  unknown: readonly string[];
  /** They and what goes into them. */
  parts: ReadonlySet<Food>;
  contents: Found;
  avoided: Found;
  /** `meat`, `gelatin` by words. */
  animal: Found;
  traits: Found;
  /** Traits of the words alone; those of foods stand in the foods. */
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

/** Texts and items whose answers are kept. */
const KEPT = 5000;

/** Finds what a text speaks of. */
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
/** Finds what a thing is by its name: "Boiled Egg" is egg, what hides it contains it. */
export function namedIn(text: string): ReadonlySet<string> {
  const { contents, animal } = wordsOf(text);
  return new Set(
    [...contents, ...animal].filter(([code, isSure]) => isSure && IS.has(code)).map(([code]) => code),
  );
}

const NONE: readonly string[] = [];
/** The foods of a name; without one, of a plate in one line all that it names, unless it says that something is left out. */
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

/** Each distinct name is examined once for a catalogue. */
export const examined = (item: Named, index: FoodIndex): Examined =>
  ofCatalogue(index, [item.subject, item.notes, item.isDose].join('\n'), () => examine(item, index));

/** Something to eat as allergies and diets look at it. */
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
