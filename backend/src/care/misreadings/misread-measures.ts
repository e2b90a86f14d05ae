import {
  CHECKUP_LABELS,
  MEASURED_CHECKUP_FIELDS,
  type CheckupFields,
} from '@clinic/contract/care/checkups/checkups';
import { formatDay } from '@clinic/contract/clinic-calendar';
import {
  MEASURED_FIELDS,
  savesOf,
  type MeasuredState,
} from '@clinic/contract/care/intake-forms/form-measurements';
import {
  FORM_DEFINITIONS,
  fieldsOf,
  type FormType,
} from '@clinic/contract/care/intake-forms/intake-form-fields';
import { labRangeReading } from '@clinic/contract/care/measurements/lab-ranges';
import { measurementReading } from '@clinic/contract/care/measurements/measurement-reader';
import { kindOf, valueText, type MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import { MEASURES } from '@clinic/contract/care/client-measures/measures';
import type { Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { firstNumber, readNumber } from '@clinic/contract/reading/numbers';
import type { Standing } from '../measurements/measurement.view.ts';
import { compared, inWords, numberText, type Place } from './compared.ts';
import { formerMeasurement, formerNumber, formerRange } from './former-readers.ts';

function inMeasure(place: Place, kind: MeasurementKind, text: string): Misreading[] {
  const former = formerMeasurement(kind, text);
  const now = inWords(measurementReading(kind, text), valueText);
  return compared(place, { text, before: former && valueText(former), now });
}

function inNumber(place: Place, text: string): Misreading[] {
  const [former, number] = [formerNumber(text), firstNumber(text)];
  const now = number === undefined ? readNumber(text) : { value: number };
  return compared(place, {
    text,
    before: former === undefined ? undefined : numberText(former),
    now: inWords(now, numberText),
  });
}

interface ReadField {
  name: string;
  label: string;
  /** Absent for a text in which any number is read. */
  kind?: MeasurementKind;
}

const isNumber = (formType: FormType, name: string): boolean =>
  formType === 'PersonalDetails'
    ? name === 'age'
    : MEASURES.some(
        ({ bodyStatus, dietaryRecall }) =>
          (formType === 'BodyStatus' && bodyStatus === name) ||
          (formType === 'DietaryRecall' && dietaryRecall === name),
      );

/** Fields of a form that are read as numbers. */
export const readFields = (formType: FormType): ReadField[] =>
  fieldsOf(formType).flatMap(({ name, label: starred }) => {
    const [kind, label] = [MEASURED_FIELDS[formType]?.[name], starred.replace(/ \*$/, '')];
    if (kind) return [{ name, label, kind }];
    return isNumber(formType, name) ? [{ name, label }] : [];
  });

const inField = (place: Place, { kind }: ReadField, text: string): Misreading[] =>
  kind ? inMeasure(place, kind, text) : inNumber(place, text);

/** Reads the texts of a form that count: the last one of each day on which a field was saved. */
export function inForm(formType: FormType, states: readonly MeasuredState[], zone: string): Misreading[] {
  const { title } = FORM_DEFINITIONS[formType];
  const present = states.toSorted((one, other) => other.version - one.version)[0]?.fields ?? {};
  const reader = {
    read: (text: string) => text.trim() || undefined,
    isSame: (one: string, other: string) => one === other,
    zone,
  };
  return readFields(formType).flatMap((field) => {
    const saves = savesOf(formType, field.name, states, reader);
    const ofDays = new Map(saves.map(({ day, text }) => [day, text]));
    return [...ofDays].flatMap(([day, text]) => {
      const when = text === present[field.name] ? '' : ` of ${formatDay(day)}`;
      const where = `${title}${when}, ${field.label}`;
      return inField({ kind: 'form', where, key: `${formType}.${field.name}` }, field, text);
    });
  });
}

/** Reads the texts with which a program was ended. */
export const inEnd = (name: string, post: Readonly<Record<string, string>> | null): Misreading[] =>
  readFields('BodyStatus').flatMap((field) =>
    inField({ kind: 'end', where: `End of ${name}, ${field.label}` }, field, post?.[field.name] ?? ''),
  );

const CHECKUP_KINDS = Object.entries(MEASURED_CHECKUP_FIELDS) as [keyof CheckupFields, MeasurementKind][];

export const inCheckup = (day: string, fields: Partial<CheckupFields>): Misreading[] =>
  CHECKUP_KINDS.flatMap(([name, kind]) => {
    const where = `Checkup of ${formatDay(day)}, ${CHECKUP_LABELS[name]}`;
    return inMeasure({ kind: 'checkup', where }, kind, fields[name] ?? '');
  });

function rangeText({ low, high }: { low: number; high: number }): string {
  if (high === Infinity) return `from ${numberText(low)}`;
  return low === -Infinity ? `up to ${numberText(high)}` : `${numberText(low)} to ${numberText(high)}`;
}

/** Reads the range of a laboratory beside its value. */
export function inRange({ kind, day, range }: Pick<Standing, 'kind' | 'day' | 'range'>): Misreading[] {
  if (!range) return [];
  const former = formerRange(kind, range);
  return compared(
    { kind: 'range', where: `${kindOf(kind).label} of ${formatDay(day)}, range` },
    {
      text: range,
      before: former && rangeText(former),
      now: inWords(labRangeReading(kind, range), rangeText),
    },
  );
}
