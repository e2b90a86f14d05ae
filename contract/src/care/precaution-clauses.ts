import { MAX_LINE } from '../constants.ts';
import { searchable, wholeWords, wordList } from './table-words.ts';

/** A part of a text that says one thing. */
export interface Clause {
  /** As it is quoted. */
  text: string;
  /** `nothing`: that something is not so; `unclear`: a person decides whether it is so. */
  says: 'something' | 'nothing' | 'of others' | 'unclear';
  /** After "but" or "except": what was said before does not go on. */
  turns: boolean;
}

const TURNS = wholeWords(
  wordList(
    'but, however, except, except for, only, other than, apart from, besides, लेकिन, सिवाय, પરંતુ, સિવાય',
  ),
);
/** Neither in numbers (1,000 and 2.5). */
const ENDS = /[;\n\r।॥•|،，、]|,(?!\d)|(?<!\d),|\.(?!\d)|(?<!\d)\./u;
/** "No drug allergy - peanut", "No allergies (peanut)". */
const SOFT_END = /\s[-–—]+\s|[:()]/u;

const NEGATIONS = wordList(
  'no, nil, nill, none, not, never, without, neither, nor, denies, denied, negative, nothing, absent, cannot, nka, nkda',
  'nkfa, nad, nahi, nahin, nahee, nathi, naathi, bina, vina, नहीं, नही, नहि, बिना, નથી, નહીં, નહિ, નહી, વગર, વિના',
);
export const negation = wholeWords(NEGATIONS);
const SHORT_NEGATION = /(?<!\p{L})\p{L}+n['’]t(?!\p{L})|-\s?ve(?!\p{L})/iu;
/** A whole clause; within one, "na" and "ના" are the Gujarati "of". */
const ONLY_NO = /^(?:na|n\/a|naa|nai|ना|ના)$/iu;

const otherPeople = wholeWords(
  wordList(
    'father, mother, parent, papa, pappa, mummy, mom, dad, brother, sister, son, daughter, children, kid, baby, husband',
    'wife, uncle, aunt, cousin, grandfather, grandmother, grandparent, maternal, paternal, family, f/h, fh, pita, mata',
    'bhai, behen, bahen, pati, patni, पिता, माता, पापा, मम्मी, भाई, बहन, पति, पत्नी, पत्नि, પિતા, માતા, પપ્પા, મમ્મી',
    'ભાઈ, બહેન, બેન, પતિ, પત્ની',
  ),
);
const doubtful = wholeWords(
  wordList(
    'maybe, may be, possible, possibly, probable, probably, suspected, not sure, unsure, doubtful, borderline, query',
    'rule out, r/o, outgrown, outgrew, no longer, no more, resolved, cured, recovered, stopped, discontinued, earlier',
    'previously, formerly, used to, as a child, in childhood, operated, removed',
  ),
);

export const isIn = (pattern: RegExp | undefined, text: string): boolean =>
  pattern !== undefined && text.search(pattern) >= 0;

export const isNegated = (text: string): boolean =>
  isIn(negation, text) || SHORT_NEGATION.test(text) || ONLY_NO.test(text);
/** "Singdana no problem chhe" is Gujarati: a problem with peanuts. */
const isGujaratiOf = (text: string): boolean =>
  /\p{L} no .*(?<!\p{L})(?:ch?he|thay|thaay|aave)(?!\p{L})/iu.test(text);
const isAboutOthers = (text: string): boolean => isIn(otherPeople, text);
const isDoubtful = (text: string): boolean =>
  text.includes('?') || isIn(doubtful, text) || isGujaratiOf(text);

/** Without the signs at both ends that say nothing; a bracket goes with its other half. */
function trimmed(text: string): string {
  const bare = text.replaceAll(/^[^\p{L}\p{M}\p{N}?(]+|[^\p{L}\p{M}\p{N}?)+%]+$/gu, '').trim();
  const hasBoth = bare.includes('(') && bare.includes(')');
  return hasBoth ? bare : bare.replaceAll(/[()]/g, '').trim();
}

/** A quote that fits into an answer. */
export const quoted = (text: string): string =>
  text.length <= MAX_LINE
    ? text
    : `${text
        .slice(0, MAX_LINE - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`;

function kindOf(text: string): Clause['says'] {
  if (isDoubtful(text)) return 'unclear';
  // "No family history of diabetes" says nothing of the client either.
  if (isNegated(text)) return 'nothing';
  return isAboutOthers(text) ? 'of others' : 'something';
}

/** What follows a dash or a bracket of a negated clause stands for itself, unless it is the negation: "Peanut: no". */
function softParts(text: string): string[] {
  const end = SOFT_END.exec(text);
  if (!end || !isNegated(text)) return [text];
  const [head, tail] = [trimmed(text.slice(0, end.index)), trimmed(text.slice(end.index + end[0].length))];
  return isNegated(head) && tail !== '' && !isNegated(tail) ? [head, ...softParts(tail)] : [text];
}

/** "K.C.O." and "D.M." are words; their dots end nothing. */
const withoutDottedLetters = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{M}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{M}]))?/gu, (letters) =>
    letters.replaceAll('.', ''),
  );

/** A text in its clauses: they end at , ; . a line's end and "but". Those of signs alone are left out. */
export function clausesOf(text: string): Clause[] {
  return withoutDottedLetters(text.normalize('NFC'))
    .split(TURNS ?? /$/)
    .flatMap((part, turn) =>
      part
        .split(ENDS)
        .map((piece) => trimmed(searchable(piece)))
        .filter((piece) => piece !== '')
        .flatMap(softParts)
        .map((piece, place) => ({ text: piece, says: kindOf(piece), turns: turn > 0 && place === 0 })),
    );
}
