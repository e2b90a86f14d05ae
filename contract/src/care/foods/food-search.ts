import { nameWords, wordStarts } from '../../reading/names.ts';
import type { Food } from './foods.ts';

interface SearchedName {
  /** The name from each of its words on, without blanks. */
  starts: readonly string[];
  isAlias: boolean;
}
interface SearchedFood {
  food: Food;
  names: SearchedName[];
}

/** Ranks of a name, from the best: the name itself, one that begins so, one with such words; aliases behind all names. */
const RANKS = 3;

/** In names of foods a hyphen stands between words. */
const startsOf = (name: string): string[] => wordStarts(name.replaceAll(/\p{Pd}/gu, ' '));

/** How well a name answers what is typed; undefined: not at all. Each typed word begins a word of the name. */
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

/** Among equally good answers the shortest name first. */
const byName = ({ names: one }: Food, { names: other }: Food): number =>
  one.en.length - other.en.length || (one.en < other.en ? -1 : 1);

/** Finds foods as one types, in any of the three scripts: built once for a catalogue, asked at each key. */
export class FoodSearch {
  private readonly foods: readonly SearchedFood[];

  /** Retired foods are not offered, unless `withRetired`. */
  constructor(foods: readonly Food[], withRetired = false) {
    this.foods = foods
      .filter(({ retired }) => withRetired || !retired)
      .toSorted(byName)
      .map(searched);
  }

  /** Nothing typed finds nothing. */
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
