import { standingsIn, type Reading, type Standing } from './negations.ts';
import { isIn, trimmed, type Clause } from './precaution-clauses.ts';
import { wholeWords, type Span } from '../words/table-words.ts';
import { NOT_BORNE } from '../vocabulary/negations.ts';

/** Words such as "cannot tolerate": their negation does not deny the food, it makes it a precaution. */
const notBorne = wholeWords(NOT_BORNE);

/** The known words of a clause with a negation, sorted by what the clause says of them. */
export interface NegatedWords<Found extends Span> {
  stands: Found[];
  asked: Found[];
  denied: Found[];
}

/**
 * Sorts the known words. A food that the client cannot eat is a precaution in a field about food; elsewhere it is asked
 * about: "cannot eat peanut".
 */
export function negatedWords<Found extends Span>(
  text: string,
  found: Found[],
  reading: Reading & { notBorneStands: boolean },
): NegatedWords<Found> {
  if (isIn(notBorne, text))
    return reading.notBorneStands
      ? { stands: found, asked: [], denied: [] }
      : { stands: [], asked: found, denied: [] };
  const standings = standingsIn(text, found, reading);
  const of = (standing: Standing) => found.filter((_, place) => standings[place] === standing);
  return { stands: of('stands'), asked: of('unsure'), denied: of('denied') };
}

/** The part of a clause that a doctor is asked about, without known words beside it that count by themselves. */
export function askedPart(
  text: string,
  { stands, asked }: NegatedWords<Span>,
): { text: string; from: number } {
  const first = Math.min(...asked.map(({ from }) => from));
  const last = Math.max(...asked.map(({ to }) => to));
  const from = Math.max(0, ...stands.map(({ to }) => to).filter((to) => to <= first));
  const to = Math.min(
    text.length,
    ...stands.map(({ from: start }) => start).filter((start) => start >= last),
  );
  return { from: first - from, text: trimmed(text.slice(from, to)) };
}

/** Matches the last piece of a list: "No cough, fever or DM" denies all its pieces. */
const LIST_END = /(?<!\p{L})(?:or|nor|ya|या|કે)(?![\p{L}\p{M}])/iu;
const NO_LIST_PIECE =
  /[\p{N}+]|(?<!\p{L})(?:has|have|had|is|was|since|takes?|taking|hai|hain|ch?he|che|thay|है|हैं|છે)(?![\p{L}\p{M}])/iu;
const LIST_WORDS = 5;

/** Counts the clauses behind a place that continue its list. */
export function piecesDenied(clauses: readonly Clause[], place: number): number {
  let end = place;
  for (const { goesOn, says, text, turns } of clauses.slice(place + 1)) {
    const isPiece = goesOn && !turns && says === 'something' && text.split(' ').length <= LIST_WORDS;
    if (!isPiece || NO_LIST_PIECE.test(text)) return 0;
    end += 1;
    if (LIST_END.test(text)) return end - place;
  }
  return 0;
}
