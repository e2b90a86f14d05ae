import { FRACTION_SIGNS, readAmount } from './amounts.ts';
import { valueOf } from './reading.ts';

/** A strength in a text: a number with a unit of mass, or international units. */
export interface Strength {
  unit: 'IU' | 'µg';
  value: number;
  from: number;
  to: number;
  /**
   * True when the number is not surely the strength of one piece: in a range, per volume, per day, "2 × 500 mg", or
   * doubtful.
   */
  isUnclear: boolean;
}

const TIMES: Record<string, number> = { k: 1000, lakh: 100_000, lac: 100_000 };
/** Micrograms in each unit of mass; international units have none. */
const UNITS: readonly (readonly [words: string, micrograms: number | undefined])[] = [
  [String.raw`iu|i\.u\.?|units?|आई\.?यू\.?|આઈ\.?યુ\.?|આઇ\.?યુ\.?`, undefined],
  [String.raw`mgs?|milligrams?|मि\.?ग्रा\.?|मिलीग्राम|મિ\.?ગ્રા\.?|મિલિગ્રામ`, 1000],
  ['mcg|µg|μg|ug|micrograms?|माइक्रोग्राम|માઇક્રોગ્રામ', 1],
  ['gms?|grams?|g|ग्राम|ગ્રામ', 1_000_000],
];
const UNIT_PATTERNS = UNITS.map(
  ([words, micrograms]) => [new RegExp(`^(?:${words})$`, 'u'), micrograms] as const,
);

/** Groups split by a space: "60 000". Behind a letter they are none: in "B 12 500" the 500 is a number of its own. */
const BLANK_GROUPS = String.raw`(?<![\p{L}\p{M}]|(?<![\p{L}\p{M}])\p{L} )\d{1,3}(?:[ '’]\d{2,3})*[ '’]\d{3}`;
const DIGITS = String.raw`\.?\d[\d,.]*\d|\.?\d`;
const STRENGTH = new RegExp(
  String.raw`(?<![\d.,/${FRACTION_SIGNS}])((?:${BLANK_GROUPS}|${DIGITS})\s?[${FRACTION_SIGNS}]?|[${FRACTION_SIGNS}])\s*(k|lakh|lac)?\s*(${UNITS.map(([words]) => words).join('|')})(?![\p{L}\p{M}])`,
  'gu',
);
/** Text before a number that makes it one of several, or a count. */
const UNCLEAR_BEFORE = /(?:\d\s*(?:[-–—]|to|or|x|×|\*)\s*|[<>≤≥~]\s*)$/u;
const UNCLEAR_AFTER =
  /^\s*(?:(?:\/|per|in|a)\s*\d*\s*(?:ml|drops?|kg|g|gm|day|days|tsp|tbsp|teaspoons?|tablespoons?|spoons?|scoops?|week|month)\b|%|(?:[-–—]|to|or)\s*\d)/u;
/** Groups that a space splits may also be "1 × 250 mg"; only thousands with three zeros are certain. */
const DOUBTFUL_GROUPS = / (?!000)\d{3}$/;
/** International units have no decimals, so "2.000 IU" may be two thousand. */
const POINT_AND_THREE = /\.\d{3}$/;
/** A strength of more micrograms is a pack, no dose. */
const PACK = 20_000_000;

/**
 * Finds strengths in a lower-case text with digits 0–9: "2,000 iu" is two thousand, "0,400 mg" 0.4 mg, "1½ g" 1,500 mg.
 * An unread or doubtful number gives an unclear strength; packs are left out.
 */
export function strengthsIn(text: string): Strength[] {
  return Array.from(text.matchAll(STRENGTH)).flatMap((match) => {
    const [whole, number = '', times = '', unit = ''] = match;
    const [from, to] = [match.index, match.index + whole.length];
    const read = valueOf(readAmount(number, { comma: 'group' }));
    const micrograms = UNIT_PATTERNS.find(([pattern]) => pattern.test(unit))?.[1];
    const value = (read?.from ?? 0) * (TIMES[times] ?? 1) * (micrograms ?? 1);
    if (micrograms === 1_000_000 && value >= PACK) return [];
    const isUnclear =
      read === undefined ||
      value > Number.MAX_SAFE_INTEGER ||
      (micrograms === undefined && POINT_AND_THREE.test(number.trim())) ||
      DOUBTFUL_GROUPS.test(number.trim()) ||
      UNCLEAR_BEFORE.test(text.slice(Math.max(0, from - 8), from)) ||
      UNCLEAR_AFTER.test(text.slice(to, to + 24));
    return [{ unit: micrograms === undefined ? 'IU' : 'µg', value, from, to, isUnclear }];
  });
}

/** Reads "d3 60k": a number with K means international units of vitamin D. */
export const thousandsIn = (text: string): Strength[] =>
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
