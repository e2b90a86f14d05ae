import type { Day } from '../../clinic-calendar.ts';
import { MEASURED_CHECKUP_FIELDS, type CheckupFields } from '../checkups/checkups.ts';
import { isSameValue, MEASURED_FIELDS } from './form-measurements.ts';
import { fieldsOf, type FormType } from './intake-form-fields.ts';
import { readMeasurement, unreadText } from '../measurements/measurement-reader.ts';
import { valueText, type MeasurementKind } from '../measurements/measurements.ts';
import { readAge } from '../../reading/ages.ts';
import { isPossibleDay, readBirth, readPastDay } from '../../reading/days.ts';
import { firstNumber, readNumber } from '../../reading/numbers.ts';
import { inTheWayOfPhone } from '../../reading/phones.ts';
import { sentenceOf, type Reading } from '../../reading/reading.ts';
import { phone } from '../../rules.ts';

type Says = (text: string, today: Day) => string | undefined;

const NOT_DRAWN = 'will not be in the chart.';
const AGE_UNKNOWN = 'the age stays unknown.';

/** Says why a text cannot be read, and the consequence; while a year is unclear, the text is no date. */
function said(reading: Reading<unknown>, follows: string): string | undefined {
  const wrong = 'unsure' in reading ? 'Not a date' : sentenceOf(reading);
  return wrong && `${wrong}: ${follows}`;
}

const aNumber: Says = (text) => {
  if (firstNumber(text) !== undefined) return undefined;
  const reading = readNumber(text);
  return `${'unsure' in reading ? `Either ${reading.candidates.join(' or ')}` : 'Not a number'}: ${NOT_DRAWN}`;
};

/** Fields of forms that are read as numbers or days and hold no measurement. */
const READ_FIELDS: Partial<Record<FormType, Readonly<Record<string, Says>>>> = {
  PersonalDetails: {
    dob: (text, today) => said(readBirth(text, today), AGE_UNKNOWN),
    age: (text) => said(readAge(text), AGE_UNKNOWN),
  },
  BodyStatus: Object.fromEntries(
    ['bmi', 'bmrAge', 'sfat', 'wholeBody', 'arms', 'abdomen', 'uBody', 'lBody'].map((name) => [
      name,
      aNumber,
    ]),
  ),
  DietaryRecall: {
    ...Object.fromEntries(['uAbdo', 'lAbdo', 'inchLoss'].map((name) => [name, aNumber])),
    date: (text, today) =>
      said(
        readPastDay(text, today),
        isPossibleDay(text)
          ? `what is measured on it ${NOT_DRAWN}`
          : 'what is measured counts on the day of saving.',
      ),
  },
};

/** Contact fields, which count outside of charts and only when well formed. */
const CONTACTS: Partial<Record<FormType, Readonly<Record<string, Says>>>> = {
  PersonalDetails: {
    number: (text) => {
      if (phone(text) === undefined) return undefined;
      const inTheWay = inTheWayOfPhone(text);
      const why = inTheWay ? `, “${inTheWay}” is in the way` : '';
      return `Not a phone number of 10 digits${why}: the number on file stays, and the front desk sees this one.`;
    },
  },
};

/** The hint beside a text of a checkup; a value of the weigh-in replaces the text. */
export function checkupHint(
  name: keyof CheckupFields,
  text: string,
  weighIn: Partial<Record<MeasurementKind, string>>,
): string | undefined {
  const kind = MEASURED_CHECKUP_FIELDS[name];
  if (!kind) return undefined;
  const counted = readMeasurement(kind, weighIn[kind] ?? '');
  const heard = readMeasurement(kind, text);
  if (counted && heard && !isSameValue(counted, heard)) return `The weigh-in counts: ${valueText(counted)}.`;
  const wrong = counted ? undefined : unreadText(kind, text);
  return wrong && `${wrong}: ${NOT_DRAWN}`;
}

/**
 * Returns the hint beside a form's field that cannot be read; undefined for readable text, free text and empty fields.
 * `today` is the clinic's day.
 */
export function unreadHint(formType: FormType, name: string, text: string, today: Day): string | undefined {
  if (text.trim() === '') return undefined;
  const kind = MEASURED_FIELDS[formType]?.[name];
  if (!kind) return (READ_FIELDS[formType]?.[name] ?? CONTACTS[formType]?.[name])?.(text, today);
  const wrong = unreadText(kind, text);
  return wrong && `${wrong}: ${NOT_DRAWN}`;
}

/** Texts of a form that should be numbers or days but cannot be read, except measurements; in the form's order. */
export function unreadFields(
  formType: FormType,
  fields: Readonly<Record<string, string | undefined>>,
  today: Day,
): { label: string; text: string }[] {
  return fieldsOf(formType).flatMap(({ name, label }) => {
    const text = fields[name] ?? '';
    return text.trim() !== '' && READ_FIELDS[formType]?.[name]?.(text, today)
      ? [{ label: label.replace(/ \*$/, ''), text }]
      : [];
  });
}
