import { numberIn } from '@clinic/contract/number-in-text';
import { clinicToday, isRealDate } from '@clinic/contract/clinic-calendar';
import type { Version } from '@clinic/contract/history';
import { fieldsOf, type FormType } from '@clinic/contract/intake-form-fields';
import type { IntakeForm } from '@clinic/contract/intake-forms';
import type { Program } from '@clinic/contract/programs';
import type { Pre } from './pre-values.ts';

/** One thing that is measured again and again, and the form fields that hold it. */
export interface Measure {
  label: string;
  bodyStatus?: string;
  dietaryRecall?: string;
}

/** A measured value on a clinic's day (yyyy-MM-dd). */
export interface Point {
  day: string;
  value: number;
}

/** Asked in both forms. */
const inBoth = new Map([
  ['weight', 'body'],
  ['bodyFat', 'fat'],
]);
const shared = new Set(inBoth.values());

export const MEASURES: readonly Measure[] = [
  ...fieldsOf('BodyStatus').map(({ name, label }) => ({
    label: label.replace(/ \*$/, ''),
    bodyStatus: name,
    dietaryRecall: inBoth.get(name),
  })),
  ...fieldsOf('DietaryRecall')
    .filter(({ name, kind }) => kind === 'number' && !shared.has(name))
    .map(({ name, label, unit }) => ({ label: `${label} (${unit ?? ''})`, dietaryRecall: name })),
];

interface Reading extends Point {
  /** When it was written down. */
  at: string;
}

type Texts = Readonly<Record<string, string | undefined>>;

/** What was measured: the kept versions of the two forms, and the closing values of ended programs. */
export interface Records {
  versions: readonly Version<Pick<IntakeForm, 'formType' | 'fields'>>[];
  programs: readonly Pick<Program, 'endedAt' | 'post'>[];
}

function readings(measure: Measure, { versions, programs }: Records, zone: string): Reading[] {
  const read = (texts: Texts, field: string | undefined, at: string, day?: string): Reading[] => {
    const value = field === undefined ? undefined : numberIn(texts[field]);
    return value === undefined ? [] : [{ day: day ?? clinicToday(new Date(at), zone), value, at }];
  };
  const fieldIn: Partial<Record<FormType, string>> = {
    BodyStatus: measure.bodyStatus,
    DietaryRecall: measure.dietaryRecall,
  };
  return [
    ...versions.flatMap(({ at, body: { formType, fields } }) => {
      const texts: Texts = fields;
      const recallDate = formType === 'DietaryRecall' ? texts.date : undefined;
      return read(
        texts,
        fieldIn[formType],
        at,
        recallDate && isRealDate(recallDate) ? recallDate : undefined,
      );
    }),
    ...programs.flatMap(({ endedAt, post }) =>
      endedAt && post ? read({ ...post }, measure.bodyStatus, endedAt) : [],
    ),
  ];
}

/** What a measure was at the start of the running program; undefined when that is not known. */
export function startOf({ bodyStatus }: Measure, { fields, program }: Pre): number | undefined {
  const texts: Texts = { ...fields };
  return program && bodyStatus !== undefined ? numberIn(texts[bodyStatus]) : undefined;
}

/** The values of a measure over time, one a day: the one that was written down last. */
export function pointsOf(measure: Measure, records: Records, zone: string): Point[] {
  const inOrder = readings(measure, records, zone).toSorted((one, other) => one.at.localeCompare(other.at));
  const byDay = new Map(inOrder.map(({ day, value }) => [day, value]));
  return [...byDay]
    .map(([day, value]) => ({ day, value }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
