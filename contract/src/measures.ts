import { clinicToday, isRealDate } from './clinic-calendar.ts';
import type { Version } from './history.ts';
import { fieldsOf, type FormType } from './intake-form-fields.ts';
import type { BodyStatusFields, IntakeForm } from './intake-forms.ts';
import { numberIn } from './number-in-text.ts';
import { baselineOf, type BegunProgram } from './program-baseline.ts';
import type { Program } from './programs.ts';

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
  versions: readonly Pick<Version<Pick<IntakeForm, 'formType' | 'fields'>>, 'at' | 'body'>[];
  programs: readonly Pick<Program, 'endedAt' | 'post'>[];
}

/** What everything later is compared with, and the program that began with it. */
export interface Pre<Of extends BegunProgram = BegunProgram> {
  /** Undefined while nobody filled in the body status. */
  fields: BodyStatusFields | undefined;
  /** The running program; undefined when there is none, then `fields` is what is on file now. */
  program: Of | undefined;
}

/** The body status at the start of the running program; without one, the newest on file. Both lists newest first. */
export function preOf<Of extends BegunProgram>(
  { versions, programs }: Pick<Records, 'versions'> & { programs: readonly Of[] },
  zone: string,
): Pre<Of> {
  const saves = versions.flatMap(({ at, body: { formType, fields } }) =>
    formType === 'BodyStatus' ? [{ at, fields: fields as BodyStatusFields }] : [],
  );
  const program = programs.find(({ endedAt }) => endedAt === null);
  const previousEnd = programs.find(({ endedAt }) => endedAt !== null)?.endedAt;
  return { fields: program ? baselineOf(saves, program, zone, previousEnd) : saves[0]?.fields, program };
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

const WEIGHT: Measure = { label: 'Weight', bodyStatus: 'weight', dietaryRecall: inBoth.get('weight') };

/** Kilograms. */
export interface WeightCourse {
  now: number;
  /** Now less what it was at the start of the running program; null when that is not known. */
  change: number | null;
}

/** The weight that was written down last, and what became of it in the running program; null while there is none. */
export function weightOf(
  records: Records & { programs: readonly BegunProgram[] },
  zone: string,
): WeightCourse | null {
  const now = pointsOf(WEIGHT, records, zone).at(-1)?.value;
  if (now === undefined) return null;
  const start = startOf(WEIGHT, preOf(records, zone));
  return { now, change: start === undefined ? null : Number((now - start).toFixed(2)) };
}
