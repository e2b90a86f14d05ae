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

/** The notes of a checkup; free text, at most 5,000 characters each. */
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

/** Texts of a checkup that are read strictly, and are its measures unless the weigh-in has that kind. */
export const MEASURED_CHECKUP_FIELDS: Partial<Record<keyof CheckupFields, MeasurementKind>> = {
  bloodPressure: 'bloodPressure',
};

/** One value that was measured or copied from a report, in the unit of its kind. */
export interface TakenMeasure extends FoundValue {
  kind: MeasurementKind;
}

/** A measure as it is sent: only a blood pressure has a second value. */
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

/** A checkup's measures: of the day of the checkup, and a laboratory's of the day of its report. */
export interface TakenMeasures {
  /** A kind once. */
  measures: TakenMeasure[];
  /** Null without values of a laboratory. */
  reportDay: Day | null;
}

/** A checkup measures these kinds: the height is asked once, in the same table. */
export const CHECKUP_KINDS: readonly MeasurementKind[] = ['height', ...WEIGH_IN_KINDS, ...LAB_KINDS];

/** Says why measures are wrong, and which kind is; undefined when nothing is. */
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

/** The visit of a checkup that a colleague of the own doctor wrote. */
export interface CoveredVisit {
  /** Id of the visit that it is the checkup of: each has one at most. */
  visit: string;
  /** Its author, who may change it while the visit lets that doctor cover. */
  doctor: PersonRef;
}

export interface Checkup extends Stored, TakenMeasures {
  clientId: string;
  fields: CheckupFields;
  /** The day of what was measured; absent: the day of its first save. */
  measuredOn?: Day;
  /** Null when the client's own doctor wrote it. */
  cover: CoveredVisit | null;
}

export interface EditCheckup {
  /** Free text, at most 5,000 characters each; what is left out stays as it is. */
  fields: Partial<CheckupFields>;
  /** All of them, each kind once, in its unit; left out they stay as they are. */
  measures?: SentMeasure[];
  /** When the values of a laboratory are from; goes with `measures`. */
  reportDay?: Day | null;
  /** The day on which it was measured, not after today; left out it stays, and of a new checkup it is today. */
  measuredOn?: Day;
  /** The `updatedAt` of the checkup that is changed; an older one answers 409. */
  updatedAt?: Instant;
}

/** With a `checkupId` of the same client it updates that one. */
export interface SaveCheckup extends EditCheckup {
  /** Updates this checkup of the same client in place of adding one. */
  checkupId?: string;
}
