import { composed } from '../../reading/text.ts';
import { MAX_LINE } from '../../constants.ts';
import { sentencesOf } from './sentence-ends.ts';
import { answersIn, type FindKnown } from './labelled-answers.ts';
import { NON, POST_SIGN, SOFT_TURNS } from './negation-words.ts';
import { isLedByNegation } from './negation-parts.ts';
import { searchable, spansOf, wholeWords } from '../words/table-words.ts';
import { DOUBTFUL, OTHER_PEOPLE, TURNS } from '../vocabulary/clauses.ts';
import { POST, PRE, WHOLE } from '../vocabulary/negations.ts';

/** A part of a text that makes one statement. */
export interface Clause {
  /** The clause as it is quoted. */
  text: string;
  /** `nothing`: it contains a negation; `denied`: all of it is denied; `unclear`: a person must decide. */
  says: 'something' | 'nothing' | 'denied' | 'of others' | 'unclear';
  /** True: behind "but" or "except", where an earlier negation no longer applies. */
  turns: boolean;
  /** True: an earlier negation continues behind a comma. */
  goesOn: boolean;
}

const turns = wholeWords(TURNS);
/** Characters that end a clause; commas and dots inside numbers (1,000 and 2.5) do not. */
const ENDS = /[;\n\r।॥•|]|\.(?!\d)|(?<!\d)\./u;
const COMMAS = /[،，、]|,(?!\d)|(?<!\d),/u;
/** Marks that may end a clause: "No drug allergy - peanut", "No allergies (peanut)". */
const SOFT_END = /\s[-–—]+\s|[:()]/u;

export const negation = wholeWords([...PRE, ...POST, ...WHOLE, 'cannot']);
const SHORT_NEGATION = /\p{L}n['’]t(?!\p{L})/iu;
/** Words that deny only as a whole clause; inside one, "na" and "ના" are the Gujarati "of". */
const ONLY_NO = /^(?:na|n\/a|naa|nai|ना|ના)$/iu;

const otherPeople = wholeWords(OTHER_PEOPLE);
const doubtful = wholeWords(DOUBTFUL);

export const isIn = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

export const isNegated = (text: string): boolean =>
  isIn(negation, text) || isIn(POST_SIGN, text) || SHORT_NEGATION.test(text) || ONLY_NO.test(text);
/** Tells whether "no" is the Gujarati "of": "Singdana no problem chhe" is a problem with peanuts. */
const isGujaratiOf = (text: string): boolean =>
  /\p{L} no .*(?<!\p{L})(?:ch?he|thay|thaay|aave)(?!\p{L})/iu.test(text);
/** Words for a parent that mean the client: "Lactating mother". */
export const THE_CLIENT =
  /(?<!\p{L})(?:lactating|nursing|breast-?\s?feeding|feeding|expecting|pregnant|new) mothers?(?!\p{L})/giu;
const isAboutOthers = (text: string): boolean => isIn(otherPeople, text.replaceAll(THE_CLIENT, ''));
/** Phrases of medical letters that are no negation: "Can rule him out for DM". */
const RULES_SOMEBODY_OUT = /(?<!\p{L})rule[sd]? (?:him|her|them|the \p{L}+) out(?!\p{L})/iu;
const isDoubtful = (text: string): boolean =>
  RULES_SOMEBODY_OUT.test(text) || text.includes('?') || isIn(doubtful, text) || isGujaratiOf(text);

/** Removes meaningless signs at both ends; a bracket is removed only together with its other half. */
export function trimmed(text: string): string {
  const bare = text.replaceAll(/^[^\p{L}\p{M}\p{N}?(]+|[^\p{L}\p{M}\p{N}?)+%]+$/gu, '').trim();
  const hasBoth = bare.includes('(') && bare.includes(')');
  return hasBoth ? bare : bare.replaceAll(/[()]/g, '').trim();
}

/** Words before a known word that the quote of a long clause keeps. */
const QUOTED_BEFORE = 80;

/** Shortens a quote to the length that an answer may store. */
export const quoted = (text: string): string =>
  text.length <= MAX_LINE
    ? text
    : `${text
        .slice(0, MAX_LINE - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;

/** Quotes a clause around its known word, so that the quote of a long clause contains it. */
export function quotedAround(text: string, from: number): string {
  const blank = text.slice(0, from).indexOf(' ', from - QUOTED_BEFORE);
  const isWhole = text.length <= MAX_LINE || from <= QUOTED_BEFORE || blank < 0;
  return quoted(isWhole ? text : `…${text.slice(blank + 1)}`);
}

const non = wholeWords([NON]);

function kindOf(text: string): Clause['says'] {
  if (isDoubtful(text)) return 'unclear';
  const isNo = isNegated(text) || isIn(non, text);
  // "No family history of diabetes" is a statement about other people, not about the client.
  if (isAboutOthers(text)) return isNo && isLedByNegation(text) ? 'denied' : 'of others';
  return isNo ? 'nothing' : 'something';
}

/**
 * Splits a negated clause at dashes and brackets: each part counts by itself, unless it is the negation, "Peanut: no".
 */
function softParts(text: string): string[] {
  const end = SOFT_END.exec(text);
  if (!end || !isNegated(text)) return [text];
  const [head, tail] = [trimmed(text.slice(0, end.index)), trimmed(text.slice(end.index + end[0].length))];
  return isNegated(head) && tail !== '' && !isNegated(tail) ? [head, tail] : [text];
}

/** Removes the dots of "K.C.O.", "D.M." and "D.M", which end no clause. */
const withoutDottedLetters = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{M}])(?:\p{L}\.)+(?:\p{L}(?![\p{L}\p{M}])|(?<=\..\.))/gu, (letters) =>
    letters.replaceAll('.', ''),
  );

/** The known words of a field, which help to end clauses. */
interface Known {
  find: FindKnown;
  /** True: "par", "pan" and the like may end a clause; in a medicine's field they are names. */
  hasSoftTurns: boolean;
}
const NOTHING_KNOWN: Known = { find: () => [], hasSoftTurns: false };

/**
 * Finds "par" and the like, which end a clause behind a negation and before a known word: "Peanut se allergy nahi hai
 * par kaju se hai".
 */
function softTurns(text: string, { find, hasSoftTurns }: Known): string[] {
  for (const { from, to } of hasSoftTurns ? spansOf(SOFT_TURNS, text) : []) {
    const [head, tail] = [text.slice(0, from), text.slice(to)];
    if (isNegated(head) && find(tail).length > 0) return [head, ...softTurns(tail, { find, hasSoftTurns })];
  }
  return [text];
}

/** Splits "DM: no HTN: yes" and "DM nahi aur HTN hai", whose parts have no sign between them. */
const unsigned = (text: string, known: Known): string[] =>
  answersIn(text, known.find).flatMap((one) => sentencesOf(one, known.find));

/**
 * Splits a text into clauses: at , ; . the end of a line, "but", and, when known words are given, at phrases that mean
 * "but" only near them. Parts of signs alone are dropped.
 */
export function clausesOf(text: string, known: Known = NOTHING_KNOWN): Clause[] {
  return withoutDottedLetters(composed(text))
    .split(ENDS)
    .flatMap((line) => line.split(turns).flatMap((part, turn) => clausesOfPart(part, turn > 0, known)));
}

function clausesOfPart(part: string, isTurned: boolean, known: Known): Clause[] {
  return softTurns(part, known).flatMap((said, soft) =>
    said
      .split(COMMAS)
      .map(searchable)
      .filter((piece) => trimmed(piece) !== '')
      .flatMap((piece, behind) =>
        unsigned(piece, known)
          .map(trimmed)
          .flatMap(softParts)
          .map((one) => ({ one, behind })),
      )
      .map(({ one, behind }, place) => ({
        text: one,
        says: kindOf(one),
        turns: (isTurned || soft > 0) && place === 0,
        goesOn: behind > 0,
      })),
  );
}
