import { composed } from '@clinic/contract/reading/text';

const TOTAL =
  '(?:(?:grand|sub|net|stock)[ -]?)?totals?|(?:grand )?sum|कुल(?: योग| जोड़)?|महायोग|योग|जोड़|કુલ(?: સરવાળો)?|સરવાળો|એકંદર';
const OF_WHAT = String.raw`(?: (?:of )?(?:items?|stock|value|quantity|qty|amount|price|pieces))*`;
const TOTALS = new RegExp(composed(`^(?:${TOTAL})${OF_WHAT}[ :=.-]*$`), 'iu');

/** The name of a row of totals, from its first non-empty cell ("Total", "કુલ"); undefined for other rows. */
export function totalName(cells: readonly string[]): string | undefined {
  const first = composed(cells.find((cell) => cell !== '') ?? '').replaceAll(/\s+/gu, ' ');
  return TOTALS.test(first) ? first : undefined;
}
