import { valueBy, type Comma } from './number-ends.ts';
import { numberInWords } from './number-words.ts';
import { numeralOf, plainNumerals, type Numeral } from './numerals.ts';
import type { Place } from './numbers.ts';
import type { Reading } from './reading.ts';

/** A range from the least to the most; both ends may be equal. */
export interface Range {
  from: number;
  to: number;
}

/** Signs of a part. */
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
/** Characters of a part, for expressions that look for numbers between words. */
export const FRACTION_SIGNS = Object.keys(FRACTIONS).join('');

const WITH_SIGN = new RegExp(String.raw`^(?:(\d+)\s*(?:-\s*|and\s+)?)?([${FRACTION_SIGNS}])$`, 'u');
/** Part behind a whole number needs something between the two: "1 1/2", "1-1/2", "1 and 1/2". */
const WITH_SLASH = /^(?:(\d+)(?:\s*-\s*|\s+(?:and\s+)?))?(\d+)\s*[/⁄∕]\s*(\d+)$/;

/** "1½", "1-1/2", "½", "1.5", "half", "દોઢ"; undefined for anything else. */
function oneAmount(text: string): Numeral | undefined {
  const [, ofSign = '0', sign] = WITH_SIGN.exec(text) ?? [];
  if (sign) return { value: Number(ofSign) + (FRACTIONS[sign] ?? 0) };
  const [, ofSlash, upper, lower] = WITH_SLASH.exec(text) ?? [];
  if (upper) {
    const part = Number(upper) / Number(lower);
    return ofSlash === undefined || part < 1 ? { value: Number(ofSlash ?? 0) + part } : undefined;
  }
  const numeral = numeralOf(text);
  const said = numeral ? undefined : numberInWords(text);
  return said === undefined ? numeral : { value: said };
}

const BETWEEN = /\s*-\s*|\s+(?:to|or|thi|se|ya|કે|या)\s+|\s*(?:થી|से)\s*|(?<=\d)to(?=\d)/gu;

/** The one or two ends of an amount; undefined when it is none. */
function endsIn(text: string): readonly Numeral[] | undefined {
  const whole = oneAmount(text);
  if (whole) return [whole];
  for (const { 0: between, index } of text.matchAll(BETWEEN)) {
    const ends = [text.slice(0, index), text.slice(index + between.length)].map(oneAmount);
    if (ends.every((end) => end !== undefined)) return ends;
  }
  return undefined;
}

/**
 * How many of a unit a text says: a number, "½", "1-1/2", "half", or a range ("1-2", "1 to 2", "૧ થી ૨"). "1,250" is read
 * as its place says (grams: a thousand; kilograms: decimal); an end whose comma is certain decides for the other.
 */
export function readAmount(typed: string, { comma }: Pick<Place, 'comma'> = {}): Reading<Range> {
  const ends = endsIn(plainNumerals(typed).trim().replaceAll(/\s+/g, ' '));
  if (!ends) return { none: true };
  const refused = ends.find((end) => 'refused' in end);
  if (refused && 'refused' in refused) return { none: true, sentence: refused.refused };
  const certain = ends.flatMap((end) => ('value' in end && end.comma ? [end.comma] : []));
  const way = certain[0] ?? comma;
  if (way ?? ends.every((end) => 'value' in end)) return rangeOf(ends, way ?? 'group');
  const [grouped, decimal] = [rangeOf(ends, 'group'), rangeOf(ends, 'decimal')];
  if (!('value' in grouped && 'value' in decimal)) return { none: true };
  const said = ({ from, to }: Range) => (from === to ? String(from) : `${from} to ${to}`);
  return {
    unsure: true,
    candidates: [grouped.value, decimal.value],
    sentence: `${typed.trim()}: ${said(grouped.value)} or ${said(decimal.value)}?`,
  };
}

function rangeOf(ends: readonly Numeral[], way: Comma): Reading<Range> {
  const values = ends.map((end) => valueBy(end, way));
  if (!values.every((value) => Number.isFinite(value) && value > 0)) return { none: true };
  return { value: { from: Math.min(...values), to: Math.max(...values) } };
}

const WITH_LETTER = new RegExp(String.raw`[^\d\s.,/${FRACTION_SIGNS}–-]`, 'u');
/** Words, and what they say of themselves: "katori", "small piece", "cup (200 ml)". */
const UNIT = /^\p{L}[\p{L}\p{M}\s.]*(?:\([^()]*\))?$/u;

/** An amount that has its unit behind it ("½ katori", "200ml", "1 to 2 pieces"), parted; undefined where it has none. */
export function amountWithUnit(typed: string): { amount: string; unit: string } | undefined {
  const text = typed.trim();
  if (!WITH_LETTER.test(text)) return undefined;
  const places = Array.from(text.matchAll(/(?<![\p{L}\p{M}])\p{L}/gu), ({ index }) => index).toReversed();
  for (const place of places) {
    const [amount, unit] = [text.slice(0, place).trim(), text.slice(place)];
    if (amount && UNIT.test(unit) && endsIn(plainNumerals(amount).trim()))
      return { amount, unit: unit.trim() };
  }
  return undefined;
}
