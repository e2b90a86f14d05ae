import { numeralOf, plainNumerals, powerOfTen, type Numeral } from './numerals.ts';
import { valueOf, type Reading } from './reading.ts';

/** Tells whether a field allows a value, in the unit that was typed. */
export type Possible = (value: number) => boolean;

/** How the field of a number reads commas, and which values it allows. */
export interface Place {
  /**
   * Reads "1,250" as 1250 (money, counts, strengths) or as 1.25 (kilograms of a food); left out, the allowed values
   * decide.
   */
  comma?: 'group' | 'decimal';
  /** Tells which values the field allows; left out: all. */
  isPossible?: Possible;
}

const NONE = { none: true } as const;
const negative = (numeral: Numeral): Numeral =>
  'value' in numeral
    ? { ...numeral, value: -numeral.value }
    : 'grouped' in numeral
      ? { grouped: -numeral.grouped, decimal: -numeral.decimal }
      : numeral;

/** The question about two readings: "1,250: 1250 or 1.25?" */
const unsureOf = (typed: string, { grouped, decimal }: { grouped: number; decimal: number }) =>
  ({
    unsure: true,
    candidates: [grouped, decimal],
    sentence: `${typed.trim()}: ${grouped} or ${decimal}?`,
  }) as const;

/** The value of a numeral in a field; of two readings the one that the field allows. */
function inPlace(
  typed: string,
  numeral: Numeral,
  { comma, isPossible = () => true }: Place,
): Reading<number> {
  if ('refused' in numeral) return { none: true, sentence: numeral.refused };
  if ('value' in numeral) return Number.isFinite(numeral.value) ? { value: numeral.value } : NONE;
  if (comma) return { value: comma === 'group' ? numeral.grouped : numeral.decimal };
  const possible = [numeral.grouped, numeral.decimal].filter(isPossible);
  if (possible.length === 2) return unsureOf(typed, numeral);
  const [only] = possible;
  return only === undefined ? NONE : { value: only };
}

function signedNumeral(plain: string): Numeral | undefined {
  const [, sign, digits = ''] = /^(-\s?)?(.*)$/s.exec(plain) ?? [];
  const numeral = numeralOf(digits);
  return numeral && sign ? negative(numeral) : numeral;
}

/** A number and its unit: letters of any script, signs such as ° and ², and a final full stop. */
const WITH_UNIT = /^((?:-\s?)?[.,]?\d(?:[\d., ']*\d)?)\s*([\p{L}\p{M}%°²³/.\s"”″]*)$/u;

/** Splits a text into a number and its unit; undefined when it contains anything else. */
export function numberWithUnit(
  typed: string,
): { number: string; unit: string; numeral: Numeral } | undefined {
  const [, number, unit = ''] = WITH_UNIT.exec(plainNumerals(typed).trim()) ?? [];
  const numeral = number === undefined ? undefined : signedNumeral(number);
  return number === undefined || !numeral ? undefined : { number, unit: unit.trim(), numeral };
}

const WRITTEN_OUT = 'please write the number out, without a power of ten.';

/**
 * Reads a text as one number, with or without a unit: "72,5 kg", "૭૨.૫", "1,25,000". The field decides about "1,250",
 * or both readings are named; "1.250,00" and "6e-7" are refused with a sentence that shows how to write them.
 */
export function readNumber(typed: string, place: Place = {}): Reading<number> {
  const found = numberWithUnit(typed);
  if (found) return inPlace(found.number, found.numeral, place);
  const power = powerOfTen(plainNumerals(typed).trim());
  return power === undefined ? NONE : { none: true, sentence: `${typed.trim()}: ${WRITTEN_OUT}` };
}

/**
 * Reads a cell of a file, where spreadsheets may write powers of ten: "2.5E+02" is 250. `read` reads all other cells:
 * as any number, a price or a whole number.
 */
export function readCell(typed: string, place: Place = {}, read = readNumber): Reading<number> {
  const power = powerOfTen(plainNumerals(typed).trim());
  return power === undefined ? read(typed, place) : { value: power };
}

const FIRST = /(?<![\d\p{L}\p{M}.,])-?[.,]?\d(?:[\d.,']*\d)?|\d(?:[\d.,']*\d)?/u;

/** The first number in a text among words ("about 60 kg", "60-65", "B12"); none where it has two readings. */
export function firstNumber(typed: string): number | undefined {
  const [token = ''] = FIRST.exec(plainNumerals(typed)) ?? [];
  const numeral = signedNumeral(token);
  return numeral && valueOf(inPlace(token, numeral, {}));
}

const CURRENCY = String.raw`(?:₹|rs\.?|inr|re\.?|rupees?|रु\.?|रू\.?|रुपये|રૂ\.?|રૂપિયા)`;
/** Currency signs before or behind an amount: "Rs. 250", "250 rupees", "250/-". */
const MONEY_SIGNS = new RegExp(String.raw`^${CURRENCY}\s*|\s*/[-=]$|\s*${CURRENCY}$`, 'giu');

const withoutMoneySigns = (typed: string): string => plainNumerals(typed).trim().replaceAll(MONEY_SIGNS, '');

const POINT_AND_THREE = /\.\d{3}/;

/**
 * Reads rupees, typed or from a file: "₹ 1,250.00", "Rs. 250/-", "41,5". A comma before three digits groups thousands;
 * a point before three digits ("1.005", "1.250") is refused, like more than two decimals.
 */
export function readPrice(typed: string, place: Place = { comma: 'group' }): Reading<number> {
  const plain = withoutMoneySigns(typed);
  const numeral = signedNumeral(plain);
  const isRefused = numeral === undefined || (POINT_AND_THREE.test(plain) && !('refused' in numeral));
  return isRefused ? NONE : inPlace(typed, numeral, place);
}

/** Reads a whole number from 0 on: "12", "१२", "1,250", "4.00". Refuses "1,5", "½", "-2" and "3 days". */
export function readWhole(typed: string, place: Place = { comma: 'group' }): Reading<number> {
  const plain = plainNumerals(typed).trim();
  const numeral = POINT_AND_THREE.test(plain) ? undefined : numeralOf(plain);
  const reading = numeral ? inPlace(typed, numeral, place) : NONE;
  return 'value' in reading && !Number.isInteger(reading.value) ? NONE : reading;
}

/** Reads a price for the rules of money; any other text becomes NaN, which those rules refuse. */
export const priceIn = (typed: string): number => valueOf(readPrice(typed)) ?? Number.NaN;

/** Reads a whole number for its rules; any other text becomes NaN, which those rules refuse. */
export const wholeNumberIn = (typed: string): number => valueOf(readWhole(typed)) ?? Number.NaN;

/** Tells whether a cell of the column has a comma that must be decimal ("12,5"): then "1,250" in it may be 1.25 too. */
export const hasDecimalComma = (cells: readonly string[]): boolean =>
  cells.some((cell) => {
    const numeral = signedNumeral(withoutMoneySigns(cell));
    return numeral !== undefined && 'value' in numeral && numeral.comma === 'decimal';
  });
