import { foodName } from './food-index.ts';
import type { Food } from './foods.ts';

interface SearchedName {
  /** As names are compared, with a space before each word. */
  padded: string;
  isAlias: boolean;
}
interface SearchedFood {
  food: Food;
  names: SearchedName[];
}

/** Ranks of a name, from the best: the name itself, one that begins so, one with such words; aliases behind all names. */
const RANKS = 3;

/** How well a name answers what is typed; undefined: not at all. Each typed word begins a word of the name. */
function rankOf(
  { padded, isAlias }: SearchedName,
  typed: string,
  words: readonly string[],
): number | undefined {
  if (!words.every((word) => padded.includes(word))) return undefined;
  const rank = padded === typed ? 0 : padded.startsWith(typed) ? 1 : 2;
  return isAlias ? rank + RANKS : rank;
}

const paddedName = (name: string): string =>
  ` ${foodName(name)
    .replaceAll(/[(),/]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()}`;

const searched = (food: Food): SearchedFood => {
  const { en, hi, gu } = food.names;
  const names = [en, hi, gu].filter(Boolean).map((name) => ({ padded: paddedName(name), isAlias: false }));
  const aliases = food.aliases.map((name) => ({ padded: paddedName(name), isAlias: true }));
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
    const text = paddedName(typed);
    const words = text
      .split(' ')
      .filter(Boolean)
      .map((word) => ` ${word}`);
    if (words.length === 0) return [];
    const found: Food[][] = Array.from({ length: 2 * RANKS }, () => []);
    for (const { food, names } of this.foods) {
      const ranks = names.flatMap((name) => rankOf(name, text, words) ?? []);
      if (ranks.length > 0) found[Math.min(...ranks)]?.push(food);
    }
    return found.flat().slice(0, most);
  }
}
