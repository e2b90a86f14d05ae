import {
  kindOf,
  rangeProblem,
  rounded,
  valueText,
  type MeasuredValue,
  type MeasurementKind,
} from './measurements.ts';
import { firstNumber, numberWithUnit, readNumber, wholeNumberIn } from '../../reading/numbers.ts';
import { plainNumerals } from '../../reading/numerals.ts';
import { valueOf, type Reading } from '../../reading/reading.ts';

const PRESSURE = /^(\d{2,3})\s*\/\s*(\d{2,3})\s*(?:mm\s?hg)?$/i;
const FEET =
  /^(\d)\s*(?:'|’|′|ft\.?|feet|foot|फुट|फीट|ફૂટ|ફુટ)\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|”|″|in\.?|inch|inches|इंच|ઇંચ|ઈંચ)?)?$/iu;

const KILOGRAMS_OF_A_POUND = 0.45359237;
const CENTIMETRES_OF_AN_INCH = 2.54;

/** Factors of other units, by the kind's own unit. */
const FACTORS: Record<string, Record<string, number>> = {
  kg: {
    ...all(
      1,
      'kg',
      'kgs',
      'kilo',
      'kilos',
      'kilogram',
      'kilograms',
      'किलो',
      'किग्रा',
      'कि.ग्रा',
      'કિલો',
      'કિગ્રા',
      'કિ.ગ્રા',
    ),
    ...all(KILOGRAMS_OF_A_POUND, 'lb', 'lbs', 'pound', 'pounds'),
  },
  cm: {
    ...all(1, 'cm', 'cms', 'centimetre', 'centimetres', 'सेमी', 'से.मी', 'સેમી', 'સે.મી'),
    ...all(CENTIMETRES_OF_AN_INCH, 'in', 'inch', 'inches', '"', '”', '″', 'इंच', 'ઇંચ', 'ઈંચ'),
  },
  'per minute': all(1, 'bpm'),
  // Vitamin D: molar mass 400.6 of 25-hydroxyvitamin D; vitamin B12: 1355.4.
  'ng/mL': { ...all(1, 'µg/l', 'μg/l', 'ug/l', 'mcg/l'), ...all(1 / 2.496, 'nmol/l') },
  'pg/mL': { ...all(1, 'ng/l'), ...all(1.3554, 'pmol/l') },
};
/** Names of a kind's other units, longest first, as they stand behind a range. */
export const otherUnits = (name: MeasurementKind): string[] =>
  Object.keys(FACTORS[kindOf(name).unit] ?? {}).toSorted((one, other) => other.length - one.length);

function all(factor: number, ...words: string[]): Record<string, number> {
  return Object.fromEntries(words.map((word) => [word, factor]));
}

/** The factor of a unit; undefined when it is no unit of the kind. */
export function factorOf(unit: string, word: string): number | undefined {
  const said = word.toLowerCase().replace(/\.$/, '');
  if (said === '' || said === unit.toLowerCase()) return 1;
  return FACTORS[unit]?.[said];
}

/**
 * Reads a text as one measurement, with or without the kind's unit: "84.5", "84,5 kg"; pounds, inches and "5 ft 4 in"
 * are converted, a blood pressure is "120/80". Of the two readings of "1,250" the possible one counts; if both are, it
 * is unsure. None for other texts and impossible values.
 */
export function measurementReading(name: MeasurementKind, text: string): Reading<MeasuredValue> {
  if (name === 'bloodPressure') return readPressure(text);
  const reading = inUnit(name, text);
  if ('none' in reading) return reading;
  const measured = (value: number): MeasuredValue => ({ value: rounded(name, value), diastolic: null });
  if ('unsure' in reading) return { ...reading, candidates: reading.candidates.map(measured) };
  return rangeProblem(name, rounded(name, reading.value))
    ? { none: true }
    : { value: measured(reading.value) };
}

/** The value of `measurementReading`; undefined when it is unsure or none. */
export const readMeasurement = (name: MeasurementKind, text: string): MeasuredValue | undefined =>
  valueOf(measurementReading(name, text));

function inUnit(name: MeasurementKind, typed: string): Reading<number> {
  const { unit } = kindOf(name);
  const text = plainNumerals(typed).trim();
  const [, feet, inches = '0'] = (unit === 'cm' && FEET.exec(text)) || [];
  if (feet !== undefined)
    return { value: (wholeNumberIn(feet) * 12 + (firstNumber(inches) ?? 0)) * CENTIMETRES_OF_AN_INCH };
  const found = numberWithUnit(text);
  const factor = found && factorOf(unit, found.unit);
  if (!found || factor === undefined) return { none: true };
  const isPossible = (value: number): boolean => !rangeProblem(name, rounded(name, value * factor));
  const reading = readNumber(found.number, { isPossible });
  if ('value' in reading) return { value: reading.value * factor };
  return 'unsure' in reading
    ? { ...reading, candidates: reading.candidates.map((value) => value * factor) }
    : reading;
}

function readPressure(text: string): Reading<MeasuredValue> {
  const [value, diastolic] = pressureIn(text);
  return pressureProblem(value, diastolic) ? { none: true } : { value: { value, diastolic } };
}

/** Says why two values are no blood pressure; undefined when both are possible and the upper one is higher. */
export function pressureProblem(value: number, diastolic: number | null): string | undefined {
  const isPair = [value, diastolic].every((one) => !rangeProblem('bloodPressure', one));
  if (!isPair) return 'Blood pressure: please enter both values, such as 120/80.';
  return Number(diastolic) < value ? undefined : 'The first value is the higher one.';
}

const pressureIn = (text: string): [number, number] => {
  const [, upper, lower] = PRESSURE.exec(plainNumerals(text).trim()) ?? [];
  return [wholeNumberIn(upper ?? ''), wholeNumberIn(lower ?? '')];
};

/**
 * The sentence about a typed value that cannot be read or has two readings; undefined for a value and for empty text.
 */
export function measurementProblem(name: MeasurementKind, text: string): string | undefined {
  const reading = measurementReading(name, text);
  if (text.trim() === '' || 'value' in reading) return undefined;
  if (reading.sentence) return `${kindOf(name).label}: ${reading.sentence}`;
  return name === 'bloodPressure' ? pressureProblem(...pressureIn(text)) : rangeProblem(name, undefined);
}

/** Says why a text is no measurement: "Not a number"; undefined when it is one. */
export function unreadText(name: MeasurementKind, text: string): string | undefined {
  const reading = measurementReading(name, text);
  if (text.trim() === '' || 'value' in reading) return undefined;
  if ('unsure' in reading) return `Either ${reading.candidates.map(valueText).join(' or ')}`;
  const { min, max, unit } = kindOf(name);
  if (name === 'bloodPressure') {
    const isTurned = pressureIn(text).every((value) => !rangeProblem(name, value));
    return isTurned ? 'The first value is the higher one' : 'Not two values such as 120/80';
  }
  const found = numberWithUnit(text);
  const isNumber =
    found !== undefined && !('refused' in found.numeral) && factorOf(unit, found.unit) !== undefined;
  return isNumber || FEET.test(plainNumerals(text).trim())
    ? `Not from ${min} to ${max}${unit && ` ${unit}`}`
    : 'Not a number';
}
