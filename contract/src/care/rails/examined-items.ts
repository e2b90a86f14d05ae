import { CONTENTS, GROUNDNUT_OIL } from '../food-words.ts';
import { namesOf, type FoodIndex } from '../foods/food-index.ts';
import { foodsInName, type NamedFoods } from '../foods/foods-in-name.ts';
import type { Food } from '../foods/foods.ts';
import { searchable } from '../table-words.ts';
import { AVOIDED_WORDS, MEAT_WORDS } from './diet-words.ts';
import { partsOf } from './food-parts.ts';
import type { Held } from './held.ts';
import { placesOf, type RailItem } from './rail-items.ts';
import { remembered, rememberedOf } from './remembered.ts';
import { addFound, finder, speaksOf, type Found } from './rail-text.ts';
import { ITEM_SUBSTANCES } from './substance-rows.ts';
import { TRAITS } from './trait-words.ts';

/** What is in something to eat, by its foods and by its words; it does not depend on who eats it. */
export interface Examined {
  /** Its own food and all that bear its name, else those of a plate in one line; in the order of their ids. */
  foods: readonly Food[];
  /** What it names that is no food of the catalogue; empty where its foods say it all. */
  unknown: readonly string[];
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

type Named = Pick<RailItem, 'subject' | 'plain' | 'food' | 'notes'> & {
  /** Something to eat, not a dose: it may be a plate in one line. */
  isEaten: boolean;
};

const contentsIn = finder(CONTENTS);
const avoidedIn = finder(AVOIDED_WORDS);
const animalIn = finder(MEAT_WORDS);
const substancesIn = finder(ITEM_SUBSTANCES);
const traitsIn = finder(TRAITS);
const groundnutOilIn = speaksOf(GROUNDNUT_OIL);

/** Texts of which is remembered what they speak of. */
const REMEMBERED = 5000;

/** What a text speaks of. */
export const wordsOf = remembered(REMEMBERED, (text) => ({
  contents: contentsIn(text),
  avoided: avoidedIn(text),
  animal: animalIn(text),
}));
const nameWordsOf = remembered(REMEMBERED, (text) => ({
  ...wordsOf(text),
  traits: traitsIn(text),
  substances: substancesIn(text),
  hasGroundnutOil: groundnutOilIn(text),
}));

const IS = new Set(['egg', 'fish', 'shellfish', 'meat', 'gelatin']);
/** What a name says that the thing is: "Boiled Egg" is egg, what hides it contains it. */
export function namedIn(text: string): ReadonlySet<string> {
  const { contents, animal } = wordsOf(text);
  return new Set(
    [...contents, ...animal].filter(([code, isSure]) => isSure && IS.has(code)).map(([code]) => code),
  );
}

function foodsOf({ plain, food, isEaten }: Named, index: FoodIndex): NamedFoods {
  const own = index.of({ name: plain, ...(food !== undefined && { food }) });
  return own.length > 0 || !isEaten ? { foods: own, unknown: [] } : foodsInName(plain, index);
}

function examine(item: Named, index: FoodIndex): Examined {
  const { plain, notes } = item;
  const { foods: named, unknown } = foodsOf(item, index);
  const foods = [...new Set(named)].toSorted((one, other) => (one.id < other.id ? -1 : 1));
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

const ofCatalogue = rememberedOf<FoodIndex, Examined>(REMEMBERED);

/** Each distinct name is examined once for a catalogue. */
export const examined = (item: Named, index: FoodIndex): Examined =>
  ofCatalogue(index, `${item.isEaten}\n${item.subject}\n${item.notes}`, () => examine(item, index));

/** Something to eat as allergies and diets look at it. */
export interface HeldItem extends Held {
  item: RailItem;
}

export function heldItem(item: RailItem, index: FoodIndex): HeldItem {
  const all = examined({ ...item, isEaten: true }, index);
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
