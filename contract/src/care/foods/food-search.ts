import { nameWords, wordStarts } from '../../reading/names.ts';
import type { Food } from './foods.ts';

interface SearchedName {
  /** The rest of the name from each word on, without spaces. */
  starts: readonly string[];
  isAlias: boolean;
}
interface SearchedFood {
  food: Food;
  names: SearchedName[];
}

/**
 * Ranks of a match, best first: the whole name, its beginning, the beginning of its words; aliases rank behind all
 * names.
 */
const RANKS = 3;

/** The starts of a name's words; in names of foods a hyphen separates words. */
const startsOf = (name: string): string[] => wordStarts(name.replaceAll(/\p{Pd}/gu, ' '));

/** Ranks how well a name matches; undefined when a typed word begins no word of the name. */
function rankOf(
  { starts: [whole = '', ...others], isAlias }: SearchedName,
  typed: string,
  words: readonly string[],
): number | undefined {
  const isThere = (word: string) => whole.startsWith(word) || others.some((start) => start.startsWith(word));
  if (!whole.startsWith(typed) && !words.every(isThere)) return undefined;
  const rank = whole === typed ? 0 : whole.startsWith(typed) ? 1 : 2;
  return isAlias ? rank + RANKS : rank;
}

const searched = (food: Food): SearchedFood => {
  const { en, hi, gu } = food.names;
  const names = [en, hi, gu].filter(Boolean).map((name) => ({ starts: startsOf(name), isAlias: false }));
  const aliases = food.aliases.map((name) => ({ starts: startsOf(name), isAlias: true }));
  return { food, names: [...names, ...aliases] };
};

/** Sorts equal matches by length, the shortest first. */
const byName = ({ names: one }: Food, { names: other }: Food): number =>
  one.en.length - other.en.length || (one.en < other.en ? -1 : 1);

/** Finds foods while the person types, in any of three scripts: built once per catalogue, asked at each keystroke. */
export class FoodSearch {
  private readonly foods: readonly SearchedFood[];

  /** Retired foods are not offered, unless `withRetired`. */
  constructor(foods: readonly Food[], withRetired = false) {
    this.foods = foods
      .filter(({ retired }) => withRetired || !retired)
      .toSorted(byName)
      .map(searched);
  }

  /** An empty search finds nothing. */
  find(typed: string, most = 20): Food[] {
    const words = nameWords(typed.replaceAll(/\p{Pd}/gu, ' '));
    const text = words.join('');
    if (words.length === 0) return [];
    const found: Food[][] = Array.from({ length: 2 * RANKS }, () => []);
    for (const { food, names } of this.foods) {
      const ranks = names.flatMap((name) => rankOf(name, text, words) ?? []);
      if (ranks.length > 0) found[Math.min(...ranks)]?.push(food);
    }
    return found.flat().slice(0, most);
  }
}
