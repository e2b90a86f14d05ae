import { clinicToday, isRealDate, type Day } from './clinic-calendar.ts';
import { MEASURED_FIELDS } from './form-measurements.ts';
import type { Version } from './history.ts';
import { fieldsOf, type FormType } from './intake-form-fields.ts';
import type { BodyStatusFields, IntakeForm } from './intake-forms.ts';
import { baselineOfKind } from './measurement-baseline.ts';
import { counting } from './measurement-day.ts';
import {
  KIND_NAMES,
  withUnit,
  type BaselineValue,
  type Measurement,
  type MeasurementKind,
} from './measurements.ts';
import { numberIn } from './number-in-text.ts';
import { baselineOf, type BegunProgram } from './program-baseline.ts';
import type { Program } from './programs.ts';

/** One thing that is measured again and again: a kind of measurement, otherwise the form fields that hold it. */
export interface Measure {
  label: string;
  kind?: MeasurementKind;
  bodyStatus?: string;
  dietaryRecall?: string;
}

/** A measured value on a clinic's day (yyyy-MM-dd). */
export interface Point {
  day: string;
  value: number;
  /** The lower value of a blood pressure. */
  diastolic?: number | null;
  /** What the report of a laboratory calls usual. */
  range?: string;
}

const { BodyStatus: ofBody = {}, DietaryRecall: ofRecall = {} } = MEASURED_FIELDS;
const inForms: readonly Measure[] = [
  ...fieldsOf('BodyStatus').map(({ name, label }) => ({
    label: label.replace(/ \*$/, ''),
    kind: ofBody[name],
    bodyStatus: name,
  })),
  ...fieldsOf('DietaryRecall')
    .filter(({ name, kind }) => kind === 'number' && !Object.values(ofBody).includes(ofRecall[name] as never))
    .map(({ name, label, unit }) => ({
      label: `${label} (${unit ?? ''})`,
      kind: ofRecall[name],
      dietaryRecall: name,
    })),
];
const inNoForm = KIND_NAMES.filter((kind) => kind !== 'height' && !inForms.some((one) => one.kind === kind));

/** In the order of the forms; what no form asks for stands behind. */
export const MEASURES: readonly Measure[] = [
  ...inForms,
  ...inNoForm.map((kind) => ({ label: withUnit(kind), kind })),
];

interface Reading extends Point {
  /** When it was written down. */
  at: string;
}

type Texts = Readonly<Record<string, string | undefined>>;

/** The kept versions of the two forms, and the closing values of ended programs. */
interface FormRecords {
  versions: readonly Pick<Version<Pick<IntakeForm, 'formType' | 'fields'>>, 'at' | 'body'>[];
  programs: readonly Pick<Program, 'endedAt' | 'post'>[];
}

/** What was measured. */
export interface Records extends FormRecords {
  measurements: readonly Measurement[];
  /** Of the running program. */
  baseline: readonly BaselineValue[];
}

/** What everything later is compared with, and the program that began with it. */
export interface Pre<Of extends BegunProgram = BegunProgram> {
  /** Undefined while nobody filled in the body status. */
  fields: BodyStatusFields | undefined;
  /** The measurements that stand in their place. */
  baseline: readonly BaselineValue[];
  /** The running program; undefined when there is none, then `fields` is what is on file now. */
  program: Of | undefined;
}

/** The body status with the fixed measurements in the place of what the form said. */
export function withBaseline<Fields extends object>(
  fields: Fields | null | undefined,
  baseline: readonly BaselineValue[],
): Fields | undefined {
  const fixed = Object.entries(ofBody).flatMap(([field, kind]) => {
    const found = baseline.find((one) => one.kind === kind);
    return found ? [[field, String(found.value)] as const] : [];
  });
  if (fixed.length === 0) return fields ?? undefined;
  return { ...(fields as Fields), ...Object.fromEntries(fixed) };
}

/**
 * What the running program is compared with: the measurements that its baseline has, otherwise the body status at its
 * start; without a program the newest on file. Both lists newest first.
 */
export function preOf<Of extends BegunProgram>(
  { versions, programs, baseline }: Pick<Records, 'versions' | 'baseline'> & { programs: readonly Of[] },
  zone: string,
): Pre<Of> {
  const saves = versions.flatMap(({ at, body: { formType, fields } }) =>
    formType === 'BodyStatus' ? [{ at, fields: fields as BodyStatusFields }] : [],
  );
  const program = programs.find(({ endedAt }) => endedAt === null);
  if (!program) return { fields: saves[0]?.fields, baseline: [], program };
  const previousEnd = programs.find(({ endedAt }) => endedAt !== null)?.endedAt;
  const fields = baselineOf(saves, program, zone, previousEnd);
  return { fields: withBaseline(fields, baseline), baseline, program };
}

function readings(measure: Measure, { versions, programs }: FormRecords, zone: string): Reading[] {
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
export function startOf(
  { kind, bodyStatus }: Measure,
  { fields, baseline, program }: Pre,
): number | undefined {
  const fixed = baseline.find((one) => one.kind === kind);
  if (fixed) return fixed.value;
  const texts: Texts = { ...fields };
  return program && bodyStatus !== undefined ? numberIn(texts[bodyStatus]) : undefined;
}

/** The values of a measure over time, one a day: of a kind the one that counts, otherwise the last written down. */
export function pointsOf(measure: Measure, records: Records, zone: string): Point[] {
  if (measure.kind)
    return counting(records.measurements, measure.kind).map(({ day, value, diastolic, range }) => ({
      day,
      value,
      diastolic,
      ...(range && { range }),
    }));
  const inOrder = readings(measure, records, zone).toSorted((one, other) => one.at.localeCompare(other.at));
  const byDay = new Map(inOrder.map(({ day, value }) => [day, value]));
  return [...byDay]
    .map(([day, value]) => ({ day, value }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Kilograms. */
export interface WeightCourse {
  now: number;
  /** Now less what it was at the start of the running program; null when that is not known. */
  change: number | null;
}

type Weighed = Pick<Measurement, 'id' | 'kind' | 'day' | 'source' | 'at' | 'round' | 'value' | 'diastolic'>;

/**
 * The weight that counts now, and what became of it in the running program; null while there is none. Where the program
 * has no baseline yet, the change is counted from the last value until its start, otherwise from the first one after it.
 */
export function weightOf(
  rows: readonly Weighed[],
  program: { startDate: Day; round: number; baseline?: readonly BaselineValue[] } | null,
  today: Day,
): WeightCourse | null {
  const weights = counting(rows, 'weight');
  const now = weights.at(-1)?.value;
  if (now === undefined) return null;
  if (!program) return { now, change: null };
  const { startDate: start, round, baseline = [] } = program;
  const fixed =
    baseline.find(({ kind }) => kind === 'weight') ?? baselineOfKind(rows, 'weight', { start, round, today });
  const from = fixed ?? weights.findLast(({ day }) => day <= start) ?? weights[0];
  return { now, change: from ? Number((now - from.value).toFixed(2)) : null };
}
