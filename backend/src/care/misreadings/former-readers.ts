import { gramsOf } from '@clinic/contract/care/foods/item-grams';
import type { Food } from '@clinic/contract/care/foods/foods';
import {
  kindOf,
  rangeProblem,
  rounded,
  type MeasuredValue,
  type MeasurementKind,
} from '@clinic/contract/care/measurements/measurements';
import { pressureProblem } from '@clinic/contract/care/measurements/measurement-reader';
import type { Range } from '@clinic/contract/reading/amounts';
import { composed, inLatinDigits } from '@clinic/contract/reading/text';

/* These are the readers of numbers before `contract/src/reading`, kept to compare with what is stored. Their mistakes
   are not corrected. */

const NUMBER = /(?<![\d\p{L}])[-−]?(?:\d[\d,]*(?:\.\d+)?|\.\d+)|\d[\d,]*(?:\.\d+)?/u;

/** Returns the first number in a text. */
export function formerNumber(text: string): number | undefined {
  const found = NUMBER.exec(text)?.[0];
  if (found === undefined) return undefined;
  const decimalComma = /,\d{1,2}$/.test(found) && !/,.*,/.test(found);
  const plain = decimalComma ? found.replace(',', '.') : found.replaceAll(',', '');
  const number = Number(plain.replace('−', '-'));
  return Number.isFinite(number) ? number : undefined;
}

const ONE = /^((?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d+)?|\d+,\d{1,2}|\.\d+)\s*([\p{L}%"”″/]*)\.?$/u;
const PRESSURE = /^(\d{2,3})\s*\/\s*(\d{2,3})\s*(?:mm\s?hg)?$/i;
const FEET = /^(\d)\s*(?:'|’|′|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|”|″|in\.?|inch|inches)?)?$/i;
const INCH_CM = 2.54;
/** Units other than the kind's own, and the factor for each. */
const FACTORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  kg: {
    kgs: 1,
    kilogram: 1,
    kilograms: 1,
    lb: 0.45359237,
    lbs: 0.45359237,
    pound: 0.45359237,
    pounds: 0.45359237,
  },
  cm: {
    cms: 1,
    centimetre: 1,
    centimetres: 1,
    in: INCH_CM,
    inch: INCH_CM,
    inches: INCH_CM,
    '"': INCH_CM,
    '”': INCH_CM,
    '″': INCH_CM,
  },
  'per minute': { bpm: 1 },
};

function formerInUnit(unit: string, text: string): number | undefined {
  const [, feet, inches = '0'] = (unit === 'cm' && FEET.exec(text)) || [];
  if (feet !== undefined) return (Number(feet) * 12 + Number(inches)) * INCH_CM;
  const [, number = '', word = ''] = ONE.exec(text) ?? [];
  const said = word.toLowerCase();
  const factor = said === '' || said === unit.toLowerCase() ? 1 : FACTORS[unit]?.[said];
  const read = formerNumber(number);
  return factor === undefined || read === undefined ? undefined : read * factor;
}

/** Returns a measurement of a kind when the text is nothing else and the value is possible. */
export function formerMeasurement(kind: MeasurementKind, text: string): MeasuredValue | undefined {
  if (kind === 'bloodPressure') {
    const [, upper, lower] = PRESSURE.exec(text.trim()) ?? [];
    const [value, diastolic] = [Number(upper), Number(lower)];
    return pressureProblem(value, diastolic) ? undefined : { value, diastolic };
  }
  const read = formerInUnit(kindOf(kind).unit, text.trim());
  if (read === undefined) return undefined;
  const value = rounded(kind, read);
  return rangeProblem(kind, value) ? undefined : { value, diastolic: null };
}

const END = String.raw`(\d+(?:[.,]\d+)?)`;
const BETWEEN = new RegExp(`^${END}\\s*(?:-|–|—|to)\\s*${END}$`, 'i');
const FROM = new RegExp(`^(?:>=|≥|>|from|above|over)\\s*${END}$`, 'i');
const UP_TO = new RegExp(`^(?:<=|≤|<|up to|below|under)\\s*${END}$`, 'i');

/** Returns the range of a laboratory; an open end is infinite. */
export function formerRange(kind: MeasurementKind, typed: string): { low: number; high: number } | undefined {
  const unit = kindOf(kind).unit.toLowerCase();
  const whole = typed.trim();
  const text = unit && whole.toLowerCase().endsWith(unit) ? whole.slice(0, -unit.length).trim() : whole;
  const [, between, to] = BETWEEN.exec(text) ?? [];
  const low = formerNumber(between ?? FROM.exec(text)?.[1] ?? '') ?? -Infinity;
  const high = formerNumber(to ?? UP_TO.exec(text)?.[1] ?? '') ?? Infinity;
  return low < high && (low > -Infinity || high < Infinity) ? { low, high } : undefined;
}

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  quarter: 0.25,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
};
const DECIMAL = /^\d+(?:[.,]\d+)?$/;
const WITH_SIGN = /^(?:(\d+(?:[.,]\d+)?)\s*)?([½¼¾⅓⅔])$/u;
const WITH_SLASH = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/;
const WITH_UNIT = /^([\d½¼¾⅓⅔.,/\s–-]*[\d½¼¾⅓⅔])\s*(\p{L}[\p{L}\s.]*)$/u;
const IN_UNIT = /(?:^|[\s(])(\d+(?:[.,]\d+)?)\s*(?:g|gm|gms|gram|grams|ml)\b/i;

const withPoint = (text: string): number => Number(text.replace(',', '.'));

function formerAmount(text: string): number | undefined {
  if (DECIMAL.test(text)) return withPoint(text);
  const [, whole = '0', sign] = WITH_SIGN.exec(text) ?? [];
  if (sign) return withPoint(whole) + (FRACTIONS[sign] ?? 0);
  const [, before = '0', upper, lower] = WITH_SLASH.exec(text) ?? [];
  return upper ? Number(before) + Number(upper) / Number(lower) : WORDS[text.toLowerCase()];
}

function formerAmounts(quantity: number | string): Range | undefined {
  const typed = typeof quantity === 'number' ? String(quantity) : inLatinDigits(composed(quantity));
  const ends = typed
    .trim()
    .split(/\s*(?:[-–—−]|(?<=[\s\d])to(?=[\s\d])|(?<=[\s\d])or(?=[\s\d]))\s*/u)
    .map((end) => formerAmount(end.trim()));
  const known = ends.filter((end) => end !== undefined && Number.isFinite(end) && end > 0) as number[];
  if (ends.length > 2 || known.length !== ends.length) return undefined;
  return { from: Math.min(...known), to: Math.max(...known) };
}

/** Returns the grams of a plan's item. */
export function formerGrams(
  { quantity, unit }: { quantity: number | string; unit: string },
  food: Food | undefined,
): Range | undefined {
  const [, amount, behind] = (typeof quantity === 'string' && WITH_UNIT.exec(quantity.trim())) || [];
  const [many, of] = [formerAmounts(amount ?? quantity), behind?.trim() ?? unit];
  const said = withPoint(IN_UNIT.exec(of)?.[1] ?? '');
  const one = said > 0 ? said : gramsOf({ quantity: 1, unit: of }, food)?.from;
  return many && one !== undefined ? { from: many.from * one, to: many.to * one } : undefined;
}

const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const TIMES: Readonly<Record<string, number>> = { k: 1000, lakh: 100_000, lac: 100_000 };
const MICROGRAMS: readonly (readonly [unit: RegExp, micrograms: number])[] = [
  [/^(?:mcg|µg|μg|ug|micrograms?)$/, 1],
  [/^(?:mg|mgs|milligrams?)$/, 1000],
  [/^(?:g|gm|gms|grams?)$/, 1_000_000],
];
const STRENGTH =
  /(?<![\d.,/½¼¾⅓⅔])(\d[\d,]*(?:\.\d+)?\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s*(k|lakh|lac)?\s*(iu|i\.u\.?|units?|mg|mgs|mcg|µg|μg|ug|micrograms?|milligrams?|g|gm|gms|grams?)(?![\p{L}\p{M}])/gu;
const UNCLEAR_BEFORE = /(?:\d\s*(?:[-–—]|to|or|x|×|\*)\s*|[<>≤≥~]\s*)$/u;
const UNCLEAR_AFTER =
  /^\s*(?:(?:\/|per|in|a)\s*\d*\s*(?:ml|drops?|kg|g|gm|day|days|tsp|tbsp|teaspoons?|tablespoons?|spoons?|scoops?|week|month)\b|%|(?:[-–—]|to|or)\s*\d)/u;
const PACK = 20_000_000;

function formerNumeral(typed: string): number | undefined {
  const part = FRACTIONS[typed.at(-1) ?? ''];
  const whole = part === undefined ? typed : typed.slice(0, -1).trim();
  if (part !== undefined && whole === '') return part;
  const plain = GROUPED.test(whole) ? whole.replaceAll(',', '') : whole.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return /^\d{1,9}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) + (part ?? 0) : undefined;
}

/** Returns the strengths in a plain text, in their order. */
export const formerStrengths = (text: string): { unit: 'IU' | 'µg'; value: number; isUnclear: boolean }[] =>
  Array.from(text.matchAll(STRENGTH)).flatMap((match) => {
    const [whole, number = '', times = '', unit = ''] = match;
    const end = match.index + whole.length;
    const read = formerNumeral(number.trim());
    const micrograms = MICROGRAMS.find(([pattern]) => pattern.test(unit))?.[1];
    const value = (read ?? 0) * (TIMES[times] ?? 1) * (micrograms ?? 1);
    if (micrograms === 1_000_000 && value >= PACK) return [];
    const isUnclear =
      read === undefined ||
      UNCLEAR_BEFORE.test(text.slice(Math.max(0, match.index - 8), match.index)) ||
      UNCLEAR_AFTER.test(text.slice(end, end + 24));
    return [{ unit: micrograms === undefined ? 'IU' : 'µg', value, isUnclear }];
  });
