import type { Day, Instant } from '../../clinic-calendar.ts';
import { labRangeProblem } from '../measurements/lab-ranges.ts';
import { pressureProblem } from '../measurements/measurement-reader.ts';
import {
  LAB_KINDS,
  rangeProblem,
  WEIGH_IN_KINDS,
  type FoundValue,
  type MeasurementKind,
} from '../measurements/measurements.ts';
import type { PersonRef, Stored } from '../../people.ts';

/** The notes of a checkup: free text, at most 5,000 characters each. */
export interface CheckupFields {
  bloodPressure: string;
  nfd: string;
  motion: string;
  energy: string;
  other: string;
}
export const CHECKUP_FIELDS = [
  'bloodPressure',
  'nfd',
  'motion',
  'energy',
  'other',
] as const satisfies readonly (keyof CheckupFields)[];
export const CHECKUP_LABELS: Record<keyof CheckupFields, string> = {
  bloodPressure: 'Blood Pressure',
  nfd: 'NFD (new food day)',
  motion: 'Motion',
  energy: 'Energy',
  other: 'Other',
};

/** Texts of a checkup that are read as measures, unless the weigh-in has that kind. */
export const MEASURED_CHECKUP_FIELDS: Partial<Record<keyof CheckupFields, MeasurementKind>> = {
  bloodPressure: 'bloodPressure',
};

/** A value that was measured or copied from a report, in its kind's unit. */
export interface TakenMeasure extends FoundValue {
  kind: MeasurementKind;
}

/** A measure as it is sent; only a blood pressure has a second value. */
export interface SentMeasure extends Omit<TakenMeasure, 'diastolic'> {
  /** The lower value of a blood pressure. */
  diastolic?: number | null;
}

export const takenMeasures = (sent: readonly SentMeasure[]): TakenMeasure[] =>
  sent.map(({ kind, value, diastolic = null, range }) => ({
    kind,
    value,
    diastolic,
    ...(range && { range }),
  }));

/** The measures of a checkup: of its own day, and a laboratory's of the report's day. */
export interface TakenMeasures {
  /** Each kind at most once. */
  measures: TakenMeasure[];
  /** Day of the laboratory's report; null without one. */
  reportDay: Day | null;
}

/** Kinds of a checkup; the height is asked once, in the same table. */
export const CHECKUP_KINDS: readonly MeasurementKind[] = ['height', ...WEIGH_IN_KINDS, ...LAB_KINDS];

/** Says what is wrong with the measures, and with which kind; undefined when nothing is. */
export function measuresProblem({ measures, reportDay }: TakenMeasures, today: Day): string | undefined {
  if (new Set(measures.map(({ kind }) => kind)).size < measures.length)
    return 'Please send each kind of measure once.';
  for (const { kind, value, diastolic, range = '' } of measures) {
    const wrong = rangeProblem(kind, value) ?? labRangeProblem(kind, range);
    if (wrong) return wrong;
    const unpaired = diastolic === null ? undefined : 'Only a blood pressure has a second value.';
    const pair = kind === 'bloodPressure' ? pressureProblem(value, diastolic) : unpaired;
    if (pair) return pair;
  }
  if (!measures.some(({ kind }) => LAB_KINDS.includes(kind))) return undefined;
  if (!reportDay) return 'Please enter the day of the report.';
  return reportDay > today ? 'The day of the report cannot be in the future.' : undefined;
}

export const emptyCheckup = (
  fields: Partial<CheckupFields>,
  measures: readonly TakenMeasure[] = [],
): string | undefined =>
  measures.length > 0 || CHECKUP_FIELDS.some((name) => fields[name]?.trim())
    ? undefined
    : 'Please fill in at least one field.';

/** The covered visit of a checkup that a colleague of the client's own doctor wrote. */
export interface CoveredVisit {
  /** Id of the visit; a visit has at most one checkup. */
  visit: string;
  /** Its author, who may change it while the visit gives access. */
  doctor: PersonRef;
}

export interface Checkup extends Stored, TakenMeasures {
  clientId: string;
  fields: CheckupFields;
  /** The measured day; absent: the day of the first save. */
  measuredOn?: Day;
  /** Null when the client's own doctor wrote it. */
  cover: CoveredVisit | null;
}

export interface EditCheckup {
  /** Free text, at most 5,000 characters each; fields left out are unchanged. */
  fields: Partial<CheckupFields>;
  /** All measures, each kind once, in its unit; left out: unchanged. */
  measures?: SentMeasure[];
  /** Day of the laboratory's report; sent together with `measures`. */
  reportDay?: Day | null;
  /** The measured day, not after today; left out: unchanged, or today for a new checkup. */
  measuredOn?: Day;
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
}

/** Adds a checkup, or changes the one with `checkupId`. */
export interface SaveCheckup extends EditCheckup {
  /** Id of a checkup of the same client, which is changed. */
  checkupId?: string;
}
