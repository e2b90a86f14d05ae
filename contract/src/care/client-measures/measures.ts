import { bmiByDay, bmiOf, heightOn } from '../body/body-derived.ts';
import { bodyStatusLabel } from './body-status.ts';
import { clinicToday, type Day } from '../../clinic-calendar.ts';
import { MEASURED_FIELDS, savesOf } from '../intake-forms/form-measurements.ts';
import type { Version } from '../history/history.ts';
import { fieldsOf, type FormType } from '../intake-forms/intake-form-fields.ts';
import type { BodyStatusFields, IntakeForm } from '../intake-forms/intake-forms.ts';
import { counting } from '../measurements/measurement-day.ts';
import {
  KIND_NAMES,
  withUnit,
  type BaselineValue,
  type Measurement,
  type MeasurementKind,
} from '../measurements/measurements.ts';
import { firstNumber } from '../../reading/numbers.ts';
import { startFields, type BegunProgram } from '../programs/program-baseline.ts';
import { kindProgressOf, isSinceStart, notSinceWords } from '../client-progress/kind-progress.ts';
import type { Program } from '../programs/programs.ts';
import { weightLine, type WeightLine } from '../client-progress/weight-line.ts';
import type { BaselineRow } from '../measurements/measurement-baseline.ts';

/** A measure that is tracked over time: a kind of measurement, or form fields without one. */
export interface Measure {
  label: string;
  kind?: MeasurementKind;
  bodyStatus?: string;
  dietaryRecall?: string;
  /** Set for a measure that is computed from weight and height. */
  computed?: 'bmi';
}

/** A measured value on a clinic's day (yyyy-MM-dd). */
export interface Point {
  day: string;
  value: number;
  /** The lower value of a blood pressure. */
  diastolic?: number | null;
  /** The laboratory's reference range. */
  range?: string;
}

const { BodyStatus: ofBody = {}, DietaryRecall: ofRecall = {} } = MEASURED_FIELDS;
const kindsOfBody: readonly (MeasurementKind | undefined)[] = Object.values(ofBody);
const inForms: readonly Measure[] = [
  ...fieldsOf('BodyStatus').map(({ name, label }) => ({
    label: bodyStatusLabel(name, label),
    kind: ofBody[name],
    bodyStatus: name,
  })),
  ...fieldsOf('DietaryRecall')
    .filter(({ name, kind }) => kind === 'number' && !kindsOfBody.includes(ofRecall[name]))
    .map(({ name, label, unit }) => ({
      label: `${label} (${unit ?? ''})`,
      kind: ofRecall[name],
      dietaryRecall: name,
    })),
];
const inNoForm = KIND_NAMES.filter((kind) => kind !== 'height' && !inForms.some((one) => one.kind === kind));

/** In the order of the forms, with the BMI behind the weight; kinds that no form has come last. */
export const MEASURES: readonly Measure[] = [
  ...inForms.flatMap((one): Measure[] =>
    one.kind === 'weight' ? [one, { label: 'BMI', computed: 'bmi' }] : [one],
  ),
  ...inNoForm.map((kind) => ({ label: withUnit(kind), kind })),
];

interface Reading extends Point {
  /** When it was written down. */
  at: string;
}

type Texts = Readonly<Record<string, string | undefined>>;

/** Kept versions of the two forms, and the values at the end of ended programs. */
interface FormRecords {
  versions: readonly Pick<
    Version<Pick<IntakeForm, 'formType' | 'fields' | 'readings' | 'measuredOn' | 'corrects'>>,
    'at' | 'body' | 'version'
  >[];
  programs: readonly Pick<Program, 'endedAt' | 'post'>[];
}

/** A client's forms and measurements. */
export interface Records extends FormRecords {
  measurements: readonly Measurement[];
  /** The baseline of the running program. */
  baseline: readonly BaselineValue[];
}

/** The starting values of the running program, with which later ones are compared. */
export interface Pre<Of extends BegunProgram = BegunProgram> {
  /** Undefined while the body status is not filled in. */
  fields: BodyStatusFields | undefined;
  /** Measurements that replace values of the body status. */
  baseline: readonly BaselineValue[];
  /** The running program; when undefined, `fields` holds the present values. */
  program: Of | undefined;
}

/** The body status with baseline measurements in place of the form's values. */
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
 * The values with which the running program is compared: its baseline's measurements, otherwise the body status at its
 * start; without a program, the newest on file. Both lists have the newest first.
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
  const fields = startFields(saves, program, zone, previousEnd);
  return { fields: withBaseline(fields, baseline), baseline, program };
}

/** Reads a measure's values from forms (each save that changed or measured it) and from the ends of programs. */
function readings(measure: Measure, { versions, programs }: FormRecords, zone: string): Reading[] {
  const ofForm = (formType: FormType, field: string | undefined): Reading[] => {
    if (field === undefined) return [];
    const states = versions
      .filter(({ body }) => body.formType === formType)
      .map(({ version, at, body: { fields, ...body } }) => ({
        ...body,
        version,
        at,
        fields: fields as Texts,
        byClient: false,
      }));
    const reader = { read: firstNumber, isSame: (one: number, other: number) => one === other, zone };
    return savesOf(formType, field, states, reader).flatMap(({ state: { at }, value, day }) =>
      value === undefined ? [] : [{ day, value, at }],
    );
  };
  const ofEnds = programs.flatMap(({ endedAt, post }): Reading[] => {
    const texts: Texts = { ...post };
    const value = firstNumber(texts[measure.bodyStatus ?? ''] ?? '');
    return endedAt && value !== undefined
      ? [{ day: clinicToday(new Date(endedAt), zone), value, at: endedAt }]
      : [];
  });
  return [
    ...ofForm('BodyStatus', measure.bodyStatus),
    ...ofForm('DietaryRecall', measure.dietaryRecall),
    ...ofEnds,
  ];
}

/**
 * A measure's value at the start of the running program; undefined when unknown. A measure with a kind uses only the
 * baseline.
 */
export function startOf(
  { kind, bodyStatus, computed }: Measure,
  { fields, baseline, program }: Pre,
  measurements: readonly Measurement[],
): number | undefined {
  const fixed = baseline.find((one) => one.kind === (computed ? 'weight' : kind));
  if (computed) {
    const height = fixed && heightOn(measurements, fixed.day);
    return height === undefined ? undefined : bmiOf(fixed?.value ?? 0, height);
  }
  if (kind) return fixed?.value;
  const texts: Texts = { ...fields };
  return program && bodyStatus !== undefined ? firstNumber(texts[bodyStatus] ?? '') : undefined;
}

/** The sentence for a measure without a value after the running program's start; otherwise empty. */
export function notSinceOf(
  { kind, computed }: Measure,
  day: Day,
  { baseline, program }: Pre,
  today: Day,
): string {
  const of = computed ? 'weight' : kind;
  const fixed = baseline.find((one) => one.kind === of);
  const hasBegun = program !== undefined && program.startDate <= today;
  return !hasBegun || isSinceStart(day, program.startDate, fixed)
    ? ''
    : notSinceWords(of, day, program.startDate);
}

/** A measure's values over time, one a day: for a kind the one that counts, otherwise the last written down. */
export function pointsOf(measure: Measure, records: Records, zone: string): Point[] {
  if (measure.computed) return bmiByDay(records.measurements);
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
export interface WeightProgress {
  now: number;
  /** Day of that weight. */
  day: Day;
  /** Change since the running program's start; null when nothing can be compared. */
  change: number | null;
  /** True: weighed after the running program's start; also true without a program, or before it starts. */
  isSince: boolean;
  /** The trend of the last 28 days; null when unknown, and for clients to whom no pace is told. */
  line: WeightLine | null;
}

/** The last counting weight and its change in the running program; null without one. */
export function weightOf(
  rows: readonly BaselineRow[],
  program: { startDate: Day; round: number; baseline?: readonly BaselineValue[] } | null,
  { today, hasPace }: { today: Day; hasPace: boolean },
): WeightProgress | null {
  const last = counting(rows, 'weight').at(-1);
  if (!last) return null;
  const line = (hasPace && weightLine(rows, today)) || null;
  const { value: now, day } = last;
  if (!program || program.startDate > today) return { now, day, change: null, isSince: true, line };
  const { startDate, round, baseline = [] } = program;
  const progress = kindProgressOf(rows, 'weight', { startDate, until: today, round, baseline });
  return { now, day, change: progress?.change ?? null, isSince: progress?.isSince ?? false, line };
}
