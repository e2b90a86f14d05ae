import { FOOD_DIETS, type FoodFacts, type FoodTrait } from './foods.ts';
import { CONTENT_LABELS } from '../vocabulary/codes.ts';
import { strictest } from './recipe-facts.ts';

/** A food's contents and the diets that may have it: all of its facts but the values. */
export type FoodTags = Omit<FoodFacts, 'per100'>;

const LISTS = ['contains', 'mayContain', 'avoid', 'traits', 'herbs'] as const;
type TagList = (typeof LISTS)[number];

const without = <Word extends string>(words: readonly Word[], others: readonly string[]): Word[] =>
  words.filter((word) => !others.includes(word));
const joined = <Word extends string>(words: readonly Word[], others: readonly Word[]): Word[] =>
  [...new Set([...words, ...others])].toSorted();

/**
 * Returns the tags that a dish has beside those of its recipe: a doctor, or the product, has set them by
 * hand.
 */
export const ownTags = (tags: FoodTags, recipe: FoodTags): FoodTags => ({
  diet: tags.diet === recipe.diet ? 'vegan' : tags.diet,
  contains: without(tags.contains, recipe.contains),
  mayContain: without(tags.mayContain, [...recipe.mayContain, ...recipe.contains]),
  avoid: without(tags.avoid, recipe.avoid),
  traits: without(tags.traits, recipe.traits),
  herbs: without(tags.herbs, recipe.herbs),
});

/** Joins the tags of a recipe with those that were set by hand; the stricter diet of the two holds. */
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

/** "rawEgg" → "raw egg" */
export const traitLabel = (trait: FoodTrait): string =>
  trait.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
/** "peanut", "tree nuts" */
export const contentLabel = (code: string): string =>
  (CONTENT_LABELS.find((one) => one.code === code)?.label ?? code).toLowerCase();

const labelOf = (list: TagList, code: string): string => {
  if (list === 'contains') return contentLabel(code);
  if (list === 'mayContain') return `may contain ${contentLabel(code)}`;
  return list === 'traits' ? traitLabel(code as FoodTrait) : code;
};

/**
 * Names what a change takes away: contents, a stricter diet, what some diets avoid, herbs and traits. What it
 * may contain is not taken away when it contains it from now on. Empty: nothing.
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
