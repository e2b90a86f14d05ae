import { keyedWords, keyOfJoined, type NameWord } from './name-keys.ts';

/** Two names that score at least this much are taken for the same person's. */
export const ALIKE_FROM = 0.92;

const SAME_SOUNDS = 0.95;
const INITIAL_OR_NEAR = 0.93;
const MOST_OF_OTHERS = 0.9;
const LONG_WORD = 9;
const NEAR = 0.94;

const VOWELS = /[aeiou]+/g;
const LIKE_VOWELS = new Set(['ae', 'ea', 'ei', 'ie', 'ou', 'uo']);

const isLikeVowels = (one: string, other: string): boolean => {
  const [a = '', b = ''] = [one.at(-1), other.at(-1)];
  return a === b || LIKE_VOWELS.has(a + b);
};

/** Tells whether two words have the same consonants in order, with vowels between them that sound alike. */
function isSameSounds(one: string, other: string): boolean {
  const vowels = one.match(VOWELS) ?? [];
  const others = other.match(VOWELS) ?? [];
  return (
    one.replaceAll(VOWELS, '') === other.replaceAll(VOWELS, '') &&
    vowels.length === others.length &&
    /^[aeiou]/.test(one) === /^[aeiou]/.test(other) &&
    vowels.every((vowel, at) => isLikeVowels(vowel, others[at] ?? ''))
  );
}

/** Jaro similarity: how many letters both words have at about the same place, and how many are out of order. */
function jaro(one: string, other: string): number {
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Set<number>();
  const shared = [...one].filter((letter, at) => {
    for (let to = Math.max(0, at - reach); to <= Math.min(other.length - 1, at + reach); to++)
      if (!taken.has(to) && other[to] === letter) return taken.add(to);
    return false;
  });
  if (shared.length === 0) return 0;
  const inOrder = [...taken].toSorted((a, b) => a - b);
  const moved = shared.filter((letter, at) => letter !== other[inOrder[at] ?? -1]).length;
  return (shared.length / one.length + shared.length / other.length + 1 - moved / 2 / shared.length) / 3;
}

/** Jaro–Winkler similarity: a shared beginning of up to four letters raises the score. */
function jaroWinkler(one: string, other: string): number {
  const plain = jaro(one, other);
  let begin = 0;
  while (begin < 4 && begin < one.length && one[begin] === other[begin]) begin++;
  return plain + (begin * (1 - plain)) / 10;
}

const isInitialOf = (initial: NameWord, { text, key }: NameWord): boolean =>
  [...initial.text].length === 1 && (text.startsWith(initial.text) || key.startsWith(initial.key));

function scoreOfWords(one: NameWord, other: NameWord): number {
  if (one.key === other.key) return 1;
  if (isInitialOf(one, other) || isInitialOf(other, one)) return INITIAL_OR_NEAR;
  if (isSameSounds(one.key, other.key)) return SAME_SOUNDS;
  // A name that only continues is another name: Deep and Deepa, Kumar and Kumaran.
  if (one.key.startsWith(other.key) || other.key.startsWith(one.key)) return 0;
  const near = jaroWinkler(one.key, other.key);
  const areLong = Math.min(one.key.length, other.key.length) >= LONG_WORD;
  return areLong && near >= NEAR ? INITIAL_OR_NEAR : Math.min(near, MOST_OF_OTHERS);
}

/** Scores how well a name matches typed words: by the word that matches worst. */
export function partScore(typed: string, name: string): number {
  const words = keyedWords(name);
  const best = (word: NameWord) => Math.max(0, ...words.map((other) => scoreOfWords(word, other)));
  return Math.min(...keyedWords(typed).map(best));
}

/**
 * The best score over all pairings of the shorter name's words with the longer's; a pairing scores as its worst pair,
 * and the longer name leaves out middle words.
 */
function bestPairing(shorter: readonly NameWord[], longer: readonly NameWord[]): number {
  const [word, ...rest] = shorter;
  if (!word) return longer.length === 0 ? 1 : 0;
  const scores = longer.map((other, at) =>
    Math.min(scoreOfWords(word, other), bestPairing(rest, longer.toSpliced(at, 1))),
  );
  return Math.max(0, ...scores);
}

/** Drops middle words of a name until it has the given number of words. */
function shortened(words: readonly NameWord[], length: number): NameWord[][] {
  if (words.length === length) return [[...words]];
  if (length < 2) return [];
  const middle = words.slice(1, -1).map((_, at) => words.toSpliced(at + 1, 1));
  return middle.flatMap((fewer) => shortened(fewer, length));
}

function scoreOfLists(one: readonly NameWord[], other: readonly NameWord[]): number {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return Math.max(0, ...shortened(longer, shorter.length).map((words) => bestPairing(shorter, words)));
}

/** Writings of a name with two neighbours joined into one word: Krishna Murthy, Krishnamurthy. */
function joinedWritings(words: readonly NameWord[]): NameWord[][] {
  return words.slice(1).map((word, at) => {
    const pair = [words[at] ?? word, word];
    return words.toSpliced(at, 2, { text: pair.map(({ text }) => text).join(''), key: keyOfJoined(pair) });
  });
}

/** A name with more words is compared by its first ones, since the pairings grow with each word. */
const MOST_WORDS = 6;

/** A name as its words, for comparing it with many others. */
export interface ReadName {
  words: readonly NameWord[];
  /** The key of all words written as one. */
  key: string;
}

export function readName(name: string): ReadName {
  const words = keyedWords(name).slice(0, MOST_WORDS);
  return { words, key: keyOfJoined(words) };
}

function scoreOfRead({ words, key }: ReadName, { words: others, key: otherKey }: ReadName): number {
  if (words.length === 0 || others.length === 0) return 0;
  if (key === otherKey) return 1;
  if (Math.min(words.length, others.length) === 1 && words.length !== others.length) return 0;
  const scores = [
    scoreOfLists(words, others),
    ...joinedWritings(words).map((joined) => scoreOfLists(joined, others)),
    ...joinedWritings(others).map((joined) => scoreOfLists(words, joined)),
  ];
  return Math.max(...scores);
}

/** Scores how similar two names are, from 0 to 1; from `ALIKE_FROM` on they are taken for one person's. */
export const nameScore = (one: string, other: string): number => scoreOfRead(readName(one), readName(other));

/** Tells whether two names may be one person's. */
export const isAlikeName = (one: ReadName, other: ReadName): boolean => scoreOfRead(one, other) >= ALIKE_FROM;
