import { valueBy, type Comma } from './number-ends.ts';
import { numberInWords } from './number-words.ts';
import { numeralOf, plainNumerals, type Numeral } from './numerals.ts';
import type { Place } from './numbers.ts';
import type { Reading } from './reading.ts';

/** An amount from `least` to `most`; both may be equal. */
export interface Range {
  from: number;
  to: number;
}

/** Characters that stand for a fraction. */
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
/** The fraction characters, for regular expressions that look for numbers among words. */
export const FRACTION_SIGNS = Object.keys(FRACTIONS).join('');

const WITH_SIGN = new RegExp(String.raw`^(?:(\d+)\s*(?:-\s*|and\s+)?)?([${FRACTION_SIGNS}])$`, 'u');
/** Between a whole number and a fraction something must stand: "1 1/2", "1-1/2", "1 and 1/2". */
const WITH_SLASH = /^(?:(\d+)(?:\s*-\s*|\s+(?:and\s+)?))?(\d+)\s*[/⁄∕]\s*(\d+)$/;

/** Reads one amount: "1½", "1-1/2", "½", "1.5", "half", "દોઢ"; undefined for anything else. */
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

/** Reads an amount or both ends of a range; undefined for any other text. */
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
 * Reads an amount of a unit: a number, "½", "1-1/2", "half", or a range ("1-2", "1 to 2", "૧ થી ૨"). The unit decides
 * about "1,250" (a thousand grams, but 1.25 kilograms); in a range, an end whose comma is certain decides for the other
 * one.
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
/** A unit in words: "katori", "small piece", "cup (200 ml)". */
const UNIT = /^\p{L}[\p{L}\p{M}\s.]*(?:\([^()]*\))?$/u;

/** Splits an amount from the unit behind it ("½ katori", "200ml", "1 to 2 pieces"); undefined without a unit. */
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
