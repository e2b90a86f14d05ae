import { foodName } from '@clinic/contract/care/foods/food-index';
import type { FoodSearch } from '@clinic/contract/care/foods/food-search';

/** Matches what stands before the food that is being typed: earlier foods, alternatives, "/" or "=", and its amount. */
const BEFORE = /^(?:.*(?:[&＆]|\s\/(?=\s))|\s*[/=])?\s*(?:[\d०-९૦-૯.,/½¼¾⅓⅔-]+\s+)?/u;
/** Names of each source. */
const MOST = { own: 3, known: 4, foods: 8 } as const;

interface Sources {
  /** The account's last lines. */
  own: readonly string[];
  /** Names of the plan's items. */
  known: readonly string[];
  /** Undefined until the foods are loaded. */
  search: FoodSearch | undefined;
}

/** Texts that begin with what was typed, at any of their words. */
function begunBy(texts: readonly string[], typed: string, most: number): string[] {
  const begin = foodName(typed);
  return texts.filter((text) => ` ${foodName(text)}`.includes(` ${begin}`)).slice(0, most);
}

/** Offers lines in place of the typed one: the food that is being typed is written out. */
export function lineChoices(typed: string, { own, known, search }: Sources): string[] {
  const [before = ''] = BEFORE.exec(typed) ?? [];
  const food = typed.slice(before.length);
  if (food.trim() === '') return [];
  const found = search?.find(food, MOST.foods) ?? [];
  const names = [
    ...begunBy(known, food, MOST.known),
    // A name in another script stands for its food.
    ...found.map(({ names: { en } }) => en),
  ].map((name) => `${before}${name}`);
  const lines = before === '' ? begunBy(own, food, MOST.own) : [];
  return [...new Set([...lines, ...names])].filter((choice) => choice !== typed);
}
