import { kindOf, rangeProblem, rounded, type MeasuredValue, type MeasurementKind } from './measurements.ts';
import { numberIn } from '../number-in-text.ts';

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d+)?|\d+,\d{1,2}|\.\d+`;
const ONE = new RegExp(`^(${NUMBER})\\s*([\\p{L}%"”″/]*)\\.?$`, 'u');
const PRESSURE = /^(\d{2,3})\s*\/\s*(\d{2,3})\s*(?:mm\s?hg)?$/i;
const FEET = /^(\d)\s*(?:'|’|′|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|”|″|in\.?|inch|inches)?)?$/i;

const KILOGRAMS_OF_A_POUND = 0.45359237;
const CENTIMETRES_OF_AN_INCH = 2.54;

/** What a number with this word behind it is multiplied by, by the kind's own unit. */
const FACTORS: Record<string, Record<string, number>> = {
  kg: {
    ...all(1, 'kg', 'kgs', 'kilogram', 'kilograms'),
    ...all(KILOGRAMS_OF_A_POUND, 'lb', 'lbs', 'pound', 'pounds'),
  },
  cm: {
    ...all(1, 'cm', 'cms', 'centimetre', 'centimetres'),
    ...all(CENTIMETRES_OF_AN_INCH, 'in', 'inch', 'inches', '"', '”', '″'),
  },
  'per minute': all(1, 'bpm'),
};

function all(factor: number, ...words: string[]): Record<string, number> {
  return Object.fromEntries(words.map((word) => [word, factor]));
}

function factorOf(unit: string, word: string): number | undefined {
  const said = word.toLowerCase();
  if (said === '' || said === unit.toLowerCase()) return 1;
  return FACTORS[unit]?.[said];
}

/**
 * What a text says when all of it is one number, with or without the kind's own unit: "84.5", "84,5 kg". Pounds, inches
 * and "5 ft 4 in" are converted; of a blood pressure "120/80". Undefined for anything else, and for impossible values.
 */
export function readMeasurement(name: MeasurementKind, text: string): MeasuredValue | undefined {
  if (name === 'bloodPressure') return readPressure(text);
  const value = inUnit(kindOf(name).unit, text.trim());
  if (value === undefined) return undefined;
  const kept = rounded(name, value);
  return rangeProblem(name, kept) ? undefined : { value: kept, diastolic: null };
}

function inUnit(unit: string, text: string): number | undefined {
  const [, feet, inches = '0'] = (unit === 'cm' && FEET.exec(text)) || [];
  if (feet !== undefined) return (Number(feet) * 12 + Number(inches)) * CENTIMETRES_OF_AN_INCH;
  const [, number, word = ''] = ONE.exec(text) ?? [];
  const factor = factorOf(unit, word);
  const read = numberIn(number);
  return factor === undefined || read === undefined ? undefined : read * factor;
}

function readPressure(text: string): MeasuredValue | undefined {
  const [value, diastolic] = pressureIn(text);
  return pressureProblem(value, diastolic) ? undefined : { value, diastolic };
}

/** Why a blood pressure cannot be one: undefined when both values are possible and the upper one is the higher. */
export function pressureProblem(value: number, diastolic: number | null): string | undefined {
  const isPair = [value, diastolic].every((one) => !rangeProblem('bloodPressure', one));
  if (!isPair) return 'Blood pressure: please enter both values, such as 120/80.';
  return Number(diastolic) < value ? undefined : 'The first value is the higher one.';
}

const pressureIn = (text: string): [number, number] => {
  const [, upper, lower] = PRESSURE.exec(text.trim()) ?? [];
  return [Number(upper), Number(lower)];
};

/** The sentence for a typed value that cannot be read; undefined for one that can, and for empty text. */
export function measurementProblem(name: MeasurementKind, text: string): string | undefined {
  if (text.trim() === '' || readMeasurement(name, text)) return undefined;
  return name === 'bloodPressure' ? pressureProblem(...pressureIn(text)) : rangeProblem(name, undefined);
}

/** What a text is not that stands where a measurement is looked for: "Not a number"; undefined when it is one. */
export function unreadText(name: MeasurementKind, text: string): string | undefined {
  if (text.trim() === '' || readMeasurement(name, text)) return undefined;
  const { min, max, unit } = kindOf(name);
  if (name === 'bloodPressure') {
    const isTurned = pressureIn(text).every((value) => !rangeProblem(name, value));
    return isTurned ? 'The first value is the higher one' : 'Not two values such as 120/80';
  }
  const isNumber = inUnit(unit, text.trim()) !== undefined;
  return isNumber ? `Not from ${min} to ${max}${unit && ` ${unit}`}` : 'Not a number';
}
