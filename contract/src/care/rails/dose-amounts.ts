import { FRACTIONS, inLatinDigits } from '../foods/item-amount.ts';
import { searchable } from '../table-words.ts';

/** A strength as it is written: a number with a unit of mass, or international units. */
export interface Amount {
  unit: 'IU' | 'µg';
  value: number;
  from: number;
  to: number;
  /** Of a range, of a volume, of a day, "2 × 500 mg": it is not that of one piece. */
  isUnclear: boolean;
}

/** With digits of English, so that "૬૦૦૦૦" is a number. */
export const plainText = (text: string): string => inLatinDigits(searchable(text)).toLowerCase();

const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/** "1,00,000", "2,5", "1½"; undefined for what is no number. */
function numberOf(typed: string): number | undefined {
  const part = FRACTIONS[typed.at(-1) ?? ''];
  const whole = part === undefined ? typed : typed.slice(0, -1).trim();
  if (part !== undefined && whole === '') return part;
  const plain = GROUPED.test(whole) ? whole.replaceAll(',', '') : whole.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const number = /^\d{1,9}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(number) ? number + (part ?? 0) : undefined;
}

const TIMES: Record<string, number> = { k: 1000, lakh: 100_000, lac: 100_000 };
const MICROGRAMS: readonly [RegExp, number][] = [
  [/^(?:mcg|µg|μg|ug|micrograms?)$/, 1],
  [/^(?:mg|mgs|milligrams?)$/, 1000],
  [/^(?:g|gm|gms|grams?)$/, 1_000_000],
];
const AMOUNT =
  /(?<![\d.,/½¼¾⅓⅔])(\d[\d,]*(?:\.\d+)?\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s*(k|lakh|lac)?\s*(iu|i\.u\.?|units?|mg|mgs|mcg|µg|μg|ug|micrograms?|milligrams?|g|gm|gms|grams?)(?![\p{L}\p{M}])/gu;
/** Of these a number is one of several, or says how many. */
const UNCLEAR_BEFORE = /(?:\d\s*(?:[-–—]|to|or|x|×|\*)\s*|[<>≤≥~]\s*)$/u;
const UNCLEAR_AFTER =
  /^\s*(?:(?:\/|per|in|a)\s*\d*\s*(?:ml|drops?|kg|g|gm|day|days|tsp|tbsp|teaspoons?|tablespoons?|spoons?|scoops?|week|month)\b|%|(?:[-–—]|to|or)\s*\d)/u;
/** So many grams are a pack. */
const PACK = 20_000_000;

function microgramsOf(unit: string): number | undefined {
  return MICROGRAMS.find(([pattern]) => pattern.test(unit))?.[1];
}

/** The strengths of a plain text; packs are none. */
export function amountsIn(text: string): Amount[] {
  return Array.from(text.matchAll(AMOUNT)).flatMap((match) => {
    const [whole, number = '', times = '', unit = ''] = match;
    const [from, to] = [match.index, match.index + whole.length];
    const read = numberOf(number.trim());
    const micrograms = microgramsOf(unit);
    const value = (read ?? 0) * (TIMES[times] ?? 1) * (micrograms ?? 1);
    if (micrograms === 1_000_000 && value >= PACK) return [];
    const isUnclear =
      read === undefined ||
      UNCLEAR_BEFORE.test(text.slice(Math.max(0, from - 8), from)) ||
      UNCLEAR_AFTER.test(text.slice(to, to + 24));
    return [{ unit: micrograms === undefined ? 'IU' : 'µg', value, from, to, isUnclear }];
  });
}

/** "D3 60K": a number with K is international units of vitamin D. */
export const thousandsIn = (text: string): Amount[] =>
  Array.from(
    text.matchAll(/(?<![\d.,])(\d{1,3})\s?k(?![\p{L}\p{M}\d])/gu),
    ({ 0: whole, 1: number, index }) => ({
      unit: 'IU',
      value: Number(number) * 1000,
      from: index,
      to: index + whole.length,
      isUnclear: false,
    }),
  );

/** Taken on some days only: nothing is said of a day. */
const RHYTHM = new RegExp(
  [
    String.raw`\b(?:weekly|fortnightly|monthly|fortnight|sos|stat)\b`,
    String.raw`(?:\b(?:a|per|each|every|once|twice|thrice|in|times)\b|\/)\s*(?:a\s+)?(?:week|month|fortnight)\b`,
    String.raw`\b(?:alternate|alternative|every other|every second)\s+days?\b`,
    String.raw`\b(?:every|once in|in)\s+\d+\s+(?:days|weeks|months)\b`,
    String.raw`\b(?:if|as|when)\s+(?:needed|required)\b`,
    String.raw`\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b`,
    String.raw`\b(?:athvadiy|atthavadiy|hafte|hapte|mahine|mahina)\p{L}*`,
    'અઠવાડિ|હફ્ત|મહિન|हफ्त|हफ़्त|सप्ताह|महीन',
  ].join('|'),
  'iu',
);
export const hasRhythm = (text: string): boolean => RHYTHM.test(plainText(text));

const SAME = 0.05;
/** Rounded on the way from one unit to another. */
export const isSame = (one: number, other: number): boolean =>
  Math.abs(one - other) <= SAME * Math.max(one, other);

/** "500 mg elemental", "equal to elemental calcium 500 mg" */
export function elementalOf(amounts: readonly Amount[], at: number): Amount[] {
  const close = amounts.find(({ to }) => to <= at && at - to <= 5);
  const one = close ?? amounts.find(({ from }) => from > at) ?? amounts.at(-1);
  return one ? [one] : [];
}
