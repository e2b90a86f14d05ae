import { numberWithUnit, type Place } from './numbers.ts';
import type { Numeral } from './numerals.ts';
import type { Reading } from './reading.ts';

export interface Ends {
  low: number;
  high: number;
}

export type Comma = 'group' | 'decimal';

const commaOf = (numeral: Numeral): Comma | undefined => ('value' in numeral ? numeral.comma : undefined);

/** The value of a numeral, with its comma read as grouping or decimal; NaN for a refused one. */
export function valueBy(numeral: Numeral, comma: Comma): number {
  if ('value' in numeral) return numeral.value;
  return 'refused' in numeral ? Number.NaN : comma === 'group' ? numeral.grouped : numeral.decimal;
}

const WAYS = ['group', 'decimal'] as const;

const endsBy = (from: Numeral, to: Numeral, way: Comma): Ends => ({
  low: valueBy(from, way),
  high: valueBy(to, way),
});

/**
 * Reads both ends of a range in one unit ("0,270" and "4,200"), assuming that both are written the same way: a certain
 * comma decides for the other end, then the field, then which values are possible and in order. If nothing decides, the
 * result is unsure. A low end that is not below the high one is refused.
 */
export function readEnds(
  low: string,
  high: string,
  { comma, isPossible = () => true }: Place = {},
): Reading<Ends> {
  const [from, to] = [low, high].map((end) => {
    const found = numberWithUnit(end);
    return found?.unit === '' ? found.numeral : undefined;
  });
  const refused = [from, to].find((one) => one && 'refused' in one);
  if (refused && 'refused' in refused) return { none: true, sentence: refused.refused };
  if (!from || !to) return { none: true };
  const ends = { group: endsBy(from, to, 'group'), decimal: endsBy(from, to, 'decimal') };
  const inOrder = WAYS.filter((way) => ends[way].low < ends[way].high);
  const open = [from, to].filter((end) => 'grouped' in end);
  const fitting = inOrder.filter((way) => open.every((end) => isPossible(valueBy(end, way))));
  const decided = open.length === 0 ? 'group' : (commaOf(from) ?? commaOf(to) ?? comma);
  if (decided && fitting.includes(decided)) return { value: ends[decided] };
  const left = decided ? inOrder : fitting;
  const [only] = left;
  if (only === undefined || open.length === 0) return { none: true };
  if (left.length === 1 && !decided) return { value: ends[only] };
  const named = WAYS.map((way) => `${ends[way].low} to ${ends[way].high}`).join(' or ');
  return {
    unsure: true,
    candidates: WAYS.map((way) => ends[way]),
    sentence: `${low.trim()} - ${high.trim()}: ${named}?`,
  };
}
