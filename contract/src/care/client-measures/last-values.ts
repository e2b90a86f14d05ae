import { formatDay, formatShortDay, type Day } from '../../clinic-calendar.ts';
import { listed } from '../../platform/listed.ts';
import { MEASURED_FIELDS } from '../intake-forms/form-measurements.ts';
import { fieldsOf } from '../intake-forms/intake-form-fields.ts';
import type { BodyStatusFields } from '../intake-forms/intake-forms.ts';
import { isSinceStart } from '../client-progress/kind-progress.ts';
import { counting } from '../measurements/measurement-day.ts';
import {
  kindOf,
  valueText,
  type BaselineValue,
  type Measurement,
  type MeasurementKind,
} from '../measurements/measurements.ts';

/** Kinds measured at a program's end that the body status has no field for. */
export const GIRTHS = ['waist', 'hip', 'chest', 'upperArm'] as const satisfies readonly MeasurementKind[];

type Texts<Name extends string> = Partial<Record<Name, string>>;
type Row = Pick<Measurement, 'kind' | 'day' | 'source' | 'at' | 'value' | 'diastolic' | 'notCounted'>;

/** The texts of the end's fields; `girths` is left out on screens without them. */
export interface PostTexts {
  post: Texts<keyof BodyStatusFields>;
  girths?: Texts<MeasurementKind>;
}

/** The values of one day that may fill empty fields. */
export interface LastValues {
  day: Day;
  post: Texts<keyof BodyStatusFields>;
  girths: Texts<MeasurementKind>;
  /** Names of the fields: "Weight, Body Fat and BMR". */
  words: string;
}

/** When the compared program began; earlier values cannot be those of its end. */
export interface Begun {
  startDate: Day;
  baseline: readonly Pick<BaselineValue, 'kind' | 'day'>[];
  today: Day;
}

interface Place {
  kind: MeasurementKind;
  /** The form's field; undefined for a girth. */
  field?: keyof BodyStatusFields;
  label: string;
}

const bodyPlaces = fieldsOf('BodyStatus').flatMap(({ name, label }): Place[] => {
  const kind = MEASURED_FIELDS.BodyStatus?.[name];
  return kind
    ? [{ kind, field: name as keyof BodyStatusFields, label: label.replace(/ (\(.*\) )?\*$/, '') }]
    : [];
});
const girthPlaces = GIRTHS.map((kind): Place => ({ kind, label: kindOf(kind).label }));

/**
 * The measurements of the last day with a value for an empty field. All are of this one day, since a comparison is;
 * other empty fields are offered an earlier day once these are filled. Undefined when nothing that counts was measured
 * since the start.
 */
export function lastValues(
  rows: readonly Row[],
  { post, girths }: PostTexts,
  { startDate, baseline, today }: Begun,
): LastValues | undefined {
  const places = [...bodyPlaces, ...(girths ? girthPlaces : [])].filter(
    ({ field, kind }) => !(field ? post[field] : girths?.[kind])?.trim(),
  );
  const found = places.flatMap((place) => {
    const start = baseline.find(({ kind }) => kind === place.kind);
    return counting(rows, place.kind)
      .filter(({ day }) => day <= today && isSinceStart(day, startDate, start))
      .map((row) => ({ ...place, day: row.day, text: valueText(row) }));
  });
  const day = found.reduce<Day>((last, one) => (one.day > last ? one.day : last), '');
  const taken = found.filter((one) => one.day === day);
  if (taken.length === 0) return undefined;
  return {
    day,
    post: Object.fromEntries(taken.flatMap(({ field, text }) => (field ? [[field, text]] : []))),
    girths: Object.fromEntries(taken.flatMap(({ field, kind, text }) => (field ? [] : [[kind, text]]))),
    words: listed(taken.map(({ label }) => label)),
  };
}

/** The day of values in short: "Sun 22 Nov"; in another year "22 Nov 2025". */
export const valuesDay = (day: Day, today: Day): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : formatDay(day);
