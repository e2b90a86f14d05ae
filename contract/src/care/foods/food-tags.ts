import { FOOD_DIETS, type FoodFacts, type FoodTrait } from './foods.ts';
import { CONTENT_LABELS } from '../vocabulary/codes.ts';
import { strictest } from './recipe-facts.ts';

/** A food's facts without its nutrients: contents, diets and traits. */
export type FoodTags = Omit<FoodFacts, 'per100'>;

const LISTS = ['contains', 'mayContain', 'avoid', 'traits', 'herbs'] as const;
type TagList = (typeof LISTS)[number];

const without = <Word extends string>(words: readonly Word[], others: readonly string[]): Word[] =>
  words.filter((word) => !others.includes(word));
const joined = <Word extends string>(words: readonly Word[], others: readonly Word[]): Word[] =>
  [...new Set([...words, ...others])].toSorted();

/** The tags of a dish that its recipe does not explain: a doctor or the product set them by hand. */
export const ownTags = (tags: FoodTags, recipe: FoodTags): FoodTags => ({
  diet: tags.diet === recipe.diet ? 'vegan' : tags.diet,
  contains: without(tags.contains, recipe.contains),
  mayContain: without(tags.mayContain, [...recipe.mayContain, ...recipe.contains]),
  avoid: without(tags.avoid, recipe.avoid),
  traits: without(tags.traits, recipe.traits),
  herbs: without(tags.herbs, recipe.herbs),
});

/** Joins tags of a recipe and tags set by hand; of two diets the stricter one counts. */
export function joinTags(recipe: FoodTags, own: FoodTags): FoodTags {
  const contains = joined(recipe.contains, own.contains);
  return {
    contains,
    diet: strictest([recipe.diet, own.diet]),
    mayContain: without(joined(recipe.mayContain, own.mayContain), contains),
    avoid: joined(recipe.avoid, own.avoid),
    traits: joined(recipe.traits, own.traits),
    herbs: joined(recipe.herbs, own.herbs),
  };
}

/** The trait in words: "rawEgg" → "raw egg". */
export const traitLabel = (trait: FoodTrait): string =>
  trait.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
/** The content in words: "peanut", "tree nuts". */
export const contentLabel = (code: string): string =>
  (CONTENT_LABELS.find((one) => one.code === code)?.label ?? code).toLowerCase();

const labelOf = (list: TagList, code: string): string => {
  if (list === 'contains') return contentLabel(code);
  if (list === 'mayContain') return `may contain ${contentLabel(code)}`;
  return list === 'traits' ? traitLabel(code as FoodTrait) : code;
};

/**
 * Names the facts that a change removes: contents, a stricter diet, foods that diets avoid, herbs, traits. A possible
 * content that becomes a certain one is not removed. Empty: nothing is.
 */
export function takenAway(before: FoodTags, after: FoodTags): string[] {
  const gone = LISTS.flatMap((list) => {
    const there: readonly string[] =
      list === 'mayContain' ? [...after.mayContain, ...after.contains] : after[list];
    return without(before[list] as readonly string[], there).map((code) => labelOf(list, code));
  });
  const isLooser = FOOD_DIETS.indexOf(after.diet) < FOOD_DIETS.indexOf(before.diet);
  return isLooser ? [`the diet “${before.diet}”`, ...gone] : gone;
}
