import { escapedPattern } from '../../reading/escaped-pattern.ts';
import { composed } from '../../reading/text.ts';

/** A row of a table of words that are searched for in people's texts. */
export interface WordRow {
  code: string;
  /** The label that people read: "Peanut". */
  label: string;
  /** Whole words in any case; words in Latin letters may have a plural s. */
  words: readonly string[];
  /** Words that may mean or contain it: when they are found, a doctor is asked. */
  may?: readonly string[];
  /** Longer words that contain one of `words` and mean something else. */
  except: readonly string[];
  /** Compounds that carry the name and are made of something else: "jowar atta roti", "coconut milk". */
  madeOf?: readonly { of: readonly string[]; made: readonly string[] }[];
  source: string;
  /** False: the doctor in charge has switched the row off; its words then count as unknown and are quoted. */
  on: boolean;
}

/** A substance that acts like a medicine or interacts with one. Its code is an entry of a food's `herbs`, or a food. */
export interface SubstanceWords extends WordRow {
  /** Words that count in doses only: in food they are a spice or a vegetable. */
  doses?: readonly string[];
  /** Words that count in doses only when a capsule, tablet, oil or extract is named too. */
  forms?: readonly string[];
}

/** A range of a text, by its indexes. */
export interface Span {
  from: number;
  to: number;
}

/** A row, and the range where its word was found. */
export interface FoundWord<Row extends WordRow = WordRow> extends Span {
  row: Row;
  /** True: the word has other meanings too. */
  unsure: boolean;
}

/** Splits a line of words at commas, since a table reads best so. */
export const wordList = (...lines: string[]): string[] => lines.flatMap((line) => line.split(', '));

/** Matches a letter with its marks in any script: `\b` knows English letters only. */
export const LETTER = String.raw`[\p{L}\p{M}]`;
/** Makes the source of an expression that finds a word, with spaces or hyphens between its parts. */
export const wordPattern = (word: string): string =>
  escapedPattern(word).replaceAll(/[\s-]+/g, String.raw`[\s-]+`);
/** Endings that Gujarati attaches to a noun: "મગફળીથી", from peanuts. */
const GUJARATI_ENDINGS = '(?:ઓ)?(?:થી|ની|નો|ના|નું|ને|માં)?';

/**
 * Normalises a text for search and quotes: NFC, single spaces, without invisible characters and the joiners that some
 * keyboards insert.
 */
export const searchable = (text: string): string =>
  composed(text.replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, ''))
    .replaceAll(/[\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();

function endingOf(word: string): string {
  if (/[a-z]$/i.test(word)) return '(?:e?s)?';
  return /\p{Script=Gujarati}$/u.test(word) ? GUJARATI_ENDINGS : '';
}

const patternOf = (word: string): string => wordPattern(searchable(word)) + endingOf(word);

/** Sorts longest first, so that an expression finds the longest of several words at one place. */
export const longestFirst = (words: readonly string[]): string[] =>
  words.toSorted((one, other) => other.length - one.length);

/** Matches whole words, the longest of several at one place; matches nothing for an empty list. */
export function wholeWords(words: readonly string[]): RegExp {
  if (words.length === 0) return /(?!)/giu;
  const patterns = longestFirst(words).map(patternOf);
  return new RegExp(`(?<!${LETTER})(?:${patterns.join('|')})(?!${LETTER})`, 'giu');
}

/** Matches both "jowar ki roti" and "jowar atta roti". */
const madeOfPattern = ({ of, made }: { of: readonly string[]; made: readonly string[] }): RegExp => {
  const [before, after] = [of, made].map((words) => words.map(patternOf).join('|'));
  const between = String.raw`(?:[\s-]+(?:ki|ka|ke|di|da|de|ni|no|na|nu|का|की|के|નું|ની|નો|ના|flour|${after}))*`;
  return new RegExp(String.raw`(?<!${LETTER})(?:${before})${between}[\s-]+(?:${after})(?!${LETTER})`, 'giu');
};

export const spansOf = (pattern: RegExp, text: string): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({ from: index, to: index + word.length }));

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
/** Tells whether a span lies inside a longer one. */
export const isInside = (one: Span, other: Span): boolean =>
  other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;

/** Makes no pattern for an empty list, since hundreds of rows have no doubtful words. */
const patternsOf = (words: readonly string[] = []): RegExp[] => (words.length > 0 ? [wholeWords(words)] : []);

/** Finds a table's words in a normalised text; a word inside a longer word of the table is not reported by itself. */
export function wordFinder<Row extends WordRow>(rows: readonly Row[]): (text: string) => FoundWord<Row>[] {
  // Built from hundreds of words at the first text, so that the server's start does not wait for it.
  const made = () =>
    rows
      .filter(({ on }) => on)
      .map((row) => ({
        row,
        words: patternsOf(row.words),
        may: patternsOf(row.may),
        except: [...patternsOf(row.except), ...(row.madeOf ?? []).map(madeOfPattern)],
      }));
  let patterns: ReturnType<typeof made> | undefined;
  return (text) => {
    patterns ??= made();
    const spans = (all: readonly RegExp[]) => all.flatMap((pattern) => spansOf(pattern, text));
    const found = patterns.flatMap(({ row, words, may, except }) => {
      const spared = spans(except);
      const sure = spans(words);
      const unsure = spans(may).filter((span) => !sure.some((one) => overlaps(one, span)));
      return [
        ...sure.map((span) => ({ ...span, row, unsure: false })),
        ...unsure.map((span) => ({ ...span, row, unsure: true })),
      ].filter((span) => !spared.some((one) => overlaps(one, span)));
    });
    return found.filter((one) => !found.some((other) => isInside(one, other)));
  };
}
