import { escapedPattern } from '../../reading/escaped-pattern.ts';
import { composed } from '../../reading/text.ts';

/** One row of a table whose words are looked for in what people write. */
export interface WordRow {
  code: string;
  /** The label that people read: "Peanut". */
  label: string;
  /** Whole words, in any case; those of Latin letters take a plural s. */
  words: readonly string[];
  /** They may mean it, or hold it: what they say is asked. */
  may?: readonly string[];
  /** Longer words that hold one of the others and do not mean it. */
  except: readonly string[];
  /** Things that bear the name and are made of something else: "jowar atta roti", "coconut milk". */
  madeOf?: readonly { of: readonly string[]; made: readonly string[] }[];
  source: string;
  /** Off only by the doctor in charge: its words are left over then, and quoted. */
  on: boolean;
}

/** A substance that works like a medicine, or meets one; its code is one of a food's `herbs`, or a food. */
export interface SubstanceWords extends WordRow {
  /** These count in doses alone: in food it is a spice or a vegetable. */
  doses?: readonly string[];
  /** These count in doses, where a capsule, tablet, oil or extract is named too. */
  forms?: readonly string[];
}

/** A place in a text. */
export interface Span {
  from: number;
  to: number;
}

/** A row whose word stands at a place of a text. */
export interface FoundWord<Row extends WordRow = WordRow> extends Span {
  row: Row;
  /** True when the word only may mean it. */
  unsure: boolean;
}

/** A list of words as it reads best in a table: separated by commas. */
export const wordList = (...lines: string[]): string[] => lines.flatMap((line) => line.split(', '));

/** Letters and the marks on them: `\b` knows those of English only. */
export const LETTER = String.raw`[\p{L}\p{M}]`;
/** The source of an expression that finds a word, also with hyphens for its spaces. */
export const wordPattern = (word: string): string =>
  escapedPattern(word).replaceAll(/[\s-]+/g, String.raw`[\s-]+`);
/** Endings that Gujarati writes onto a noun: "મગફળીથી", from peanuts. */
const GUJARATI_ENDINGS = '(?:ઓ)?(?:થી|ની|નો|ના|નું|ને|માં)?';

/**
 * A text as it is searched and quoted: NFC, spaces as one, without the joiners that some keyboards put between letters,
 * and without invisible characters.
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

/** The longest word stands first: of several at one place an expression is to find it. */
export const longestFirst = (words: readonly string[]): string[] =>
  words.toSorted((one, other) => other.length - one.length);

/** Matches words that are whole; the longest of several at one place, and nothing for no words. */
export function wholeWords(words: readonly string[]): RegExp {
  if (words.length === 0) return /(?!)/giu;
  const patterns = longestFirst(words).map(patternOf);
  return new RegExp(`(?<!${LETTER})(?:${patterns.join('|')})(?!${LETTER})`, 'giu');
}

/** "jowar ki roti" and "jowar atta roti", too. */
const madeOfPattern = ({ of, made }: { of: readonly string[]; made: readonly string[] }): RegExp => {
  const [before, after] = [of, made].map((words) => words.map(patternOf).join('|'));
  const between = String.raw`(?:[\s-]+(?:ki|ka|ke|di|da|de|ni|no|na|nu|का|की|के|નું|ની|નો|ના|flour|${after}))*`;
  return new RegExp(String.raw`(?<!${LETTER})(?:${before})${between}[\s-]+(?:${after})(?!${LETTER})`, 'giu');
};

export const spansOf = (pattern: RegExp, text: string): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({ from: index, to: index + word.length }));

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
/** Tells whether a span is a part of a longer one. */
export const isInside = (one: Span, other: Span): boolean =>
  other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from;

/** Makes no pattern of no words: hundreds of rows have no doubtful ones. */
const patternsOf = (words: readonly string[] = []): RegExp[] => (words.length > 0 ? [wholeWords(words)] : []);

/** Finds words of a table in a searchable text; a word that is a part of a longer one of the table is that one. */
export function wordFinder<Row extends WordRow>(rows: readonly Row[]): (text: string) => FoundWord<Row>[] {
  // Made of hundreds of words, when a text is first read: a start would wait for it.
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
