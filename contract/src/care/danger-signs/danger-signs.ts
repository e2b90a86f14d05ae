import { SOFT_TURNS } from '../precautions/negation-words.ts';
import { standingsIn } from '../precautions/negations.ts';
import { oneOf, type SignWords } from '../words/danger-pattern.ts';
import { LETTER, spansOf, wholeWords, type Span } from '../words/table-words.ts';
import { RASH, SIGN_WORDS } from '../vocabulary/danger-signs.ts';
import { POST, PRE } from '../vocabulary/negations.ts';

export type Sign = keyof typeof SIGN_WORDS;

const MOST_BETWEEN = 4;
/** Only so many letters of a word are looked at, so that a long text without spaces takes no longer. */
const MOST_LETTERS = 80;
const ENDS = /[;,\n\r।॥•|!?]|\.(?!\d)|(?<!\p{L})(?:but|lekin|although)(?!\p{L})/iu;
const negation = wholeWords([...PRE, ...POST]);
const WORD = new RegExp(String.raw`${LETTER}+|\p{N}+`, 'gu');
const find = (words: readonly string[]): RegExp => new RegExp(oneOf(words), 'giu');

interface Finder {
  words: RegExp;
  pairs: { one: RegExp; other: RegExp; isOrdered: boolean }[];
  apart: RegExp;
  notBefore: RegExp | undefined;
  notWith: RegExp | undefined;
}

const finderOf = ({ words, pairs, apart, notBefore, notWith }: SignWords): Finder => ({
  words: find(words),
  pairs: pairs.map(({ one, other, isOrdered = false }) => ({
    one: find(one),
    other: find(other),
    isOrdered,
  })),
  apart: find(apart),
  notBefore: notBefore && new RegExp(String.raw`^[\s-]*${oneOf(notBefore)}`, 'iu'),
  notWith: notWith && find(notWith),
});
const FINDERS = (Object.keys(SIGN_WORDS) as Sign[]).map(
  (sign) => [sign, finderOf(SIGN_WORDS[sign])] as const,
);
const rash = find(RASH);

/** Splits a text into clauses for negations; "par" and "pan" end a clause only behind a negation. */
function clausesOf(text: string): string[] {
  return text.split(ENDS).flatMap((line) => {
    const turn = spansOf(SOFT_TURNS, line).find(({ from }) => line.slice(0, from).search(negation) >= 0);
    return turn ? [line.slice(0, turn.from), line.slice(turn.to)] : [line];
  });
}

function isTogether(between: string, apart: RegExp): boolean {
  if (between.length > MOST_LETTERS) return false;
  const words = between.match(WORD) ?? [];
  return (
    words.length <= MOST_BETWEEN &&
    spansOf(negation, between).length === 0 &&
    spansOf(apart, between).length === 0
  );
}

function pairsIn(clause: string, { pairs, apart }: Finder): Span[] {
  return pairs.flatMap(({ one, other, isOrdered }) =>
    spansOf(one, clause).flatMap((first) =>
      spansOf(other, clause).flatMap((second) => {
        const isBehind = second.from >= first.to;
        if (!isBehind && (isOrdered || second.to > first.from)) return [];
        const [start, end] = isBehind ? [first, second] : [second, first];
        return isTogether(clause.slice(start.to, end.from), apart) ? [{ from: start.from, to: end.to }] : [];
      }),
    ),
  );
}

/** Tells whether a clause leaves at least one of the spans undenied. */
const isStanding = (clause: string, spans: readonly Span[]): boolean =>
  spans.length > 0 &&
  standingsIn(clause, spans, { noIsOf: false, careIsOpen: false }).some((standing) => standing !== 'denied');

function says(clause: string, finder: Finder): boolean {
  if (finder.notWith && spansOf(finder.notWith, clause).length > 0) return false;
  const spans = [...spansOf(finder.words, clause), ...pairsIn(clause, finder)];
  return isStanding(
    clause,
    spans.filter(({ to }) => !finder.notBefore?.test(clause.slice(to))),
  );
}

/** The danger signs that a text mentions and does not deny: "no swelling of lips" has none. */
export function signsIn(text: string, isAboutBreath: boolean): Set<Sign> {
  const clauses = clausesOf(text);
  const signs = FINDERS.filter(([, finder]) => clauses.some((clause) => says(clause, finder))).map(
    ([sign]) => sign,
  );
  const hasRash = isAboutBreath && clauses.some((clause) => isStanding(clause, spansOf(rash, clause)));
  return new Set(hasRash ? [...signs, 'allergic reaction'] : signs);
}
