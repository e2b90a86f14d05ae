import type { Day, Instant } from '../../clinic-calendar.ts';
import type { Role } from '../../constants.ts';

/** One kind of measurement: its unit, and the values that a person can have. */
export interface KindOfMeasurement {
  label: string;
  /** Empty where the number has none. */
  unit: string;
  min: number;
  max: number;
  /** Decimals that are kept. */
  decimals: number;
}

const kind = (
  label: string,
  unit: string,
  [min, max]: readonly [number, number],
  decimals = 1,
): KindOfMeasurement => ({ label, unit, min, max, decimals });

/**
 * Every kind, with the range outside of which a value is a slip of the pen. The ranges of weight and height
 * are the clinic's; the others are what devices and laboratories report at all: girths and pulse by the WHO
 * STEPS instrument (part 3), blood pressure by the display range of validated cuffs (ISO 81060-2), body
 * composition by the scales' own limits, laboratory values by the reportable ranges of common analysers
 * (Roche cobas). They are starting values, which the doctor in charge signs.
 */
export const MEASUREMENT_KINDS = {
  weight: kind('Weight', 'kg', [20, 350], 2),
  height: kind('Height', 'cm', [80, 250]),
  waist: kind('Waist', 'cm', [30, 250]),
  hip: kind('Hip', 'cm', [40, 250]),
  chest: kind('Chest', 'cm', [40, 250]),
  upperArm: kind('Upper arm', 'cm', [10, 100]),
  bodyFat: kind('Body fat', '%', [2, 75]),
  visceralFat: kind('Visceral fat', '', [0.5, 60]),
  bmr: kind('BMR', 'kcal', [400, 5000], 0),
  bloodPressure: kind('Blood pressure', 'mmHg', [30, 300], 0),
  pulse: kind('Pulse', 'per minute', [30, 250], 0),
  glucoseFasting: kind('Glucose, fasting', 'mg/dL', [10, 1000]),
  glucoseAfterMeal: kind('Glucose, after a meal', 'mg/dL', [10, 1000]),
  hba1c: kind('HbA1c', '%', [3, 20]),
  cholesterol: kind('Cholesterol, total', 'mg/dL', [20, 1000]),
  ldl: kind('LDL', 'mg/dL', [5, 800]),
  hdl: kind('HDL', 'mg/dL', [3, 200]),
  triglycerides: kind('Triglycerides', 'mg/dL', [8, 5000]),
  tsh: kind('TSH', 'mIU/L', [0.005, 150], 3),
  vitaminD: kind('Vitamin D', 'ng/mL', [2, 300]),
  b12: kind('Vitamin B12', 'pg/mL', [50, 5000]),
  haemoglobin: kind('Haemoglobin', 'g/dL', [2, 25]),
  uricAcid: kind('Uric acid', 'mg/dL', [0.2, 30]),
  creatinine: kind('Creatinine', 'mg/dL', [0.1, 30], 2),
} as const satisfies Record<string, KindOfMeasurement>;

export type MeasurementKind = keyof typeof MEASUREMENT_KINDS;
export const KIND_NAMES = Object.keys(MEASUREMENT_KINDS) as MeasurementKind[];
export const kindOf = (name: MeasurementKind): KindOfMeasurement => MEASUREMENT_KINDS[name];

/** Taken at the visit, in the order of the form. */
export const WEIGH_IN_KINDS = [
  'weight',
  'waist',
  'hip',
  'chest',
  'upperArm',
  'bodyFat',
  'visceralFat',
  'bmr',
  'bloodPressure',
  'pulse',
] as const satisfies readonly MeasurementKind[];
/** Copied from a laboratory's report, with the report's day. */
export const LAB_KINDS = KIND_NAMES.slice(KIND_NAMES.indexOf('glucoseFasting'));
/** Clients log these kinds themselves. */
export const OWN_KINDS = ['weight', 'waist'] as const satisfies readonly MeasurementKind[];
export type OwnKind = (typeof OWN_KINDS)[number];

/** Sources in which a value was written down; of one day the first of them counts. */
export const MEASUREMENT_SOURCES = [
  'checkup',
  'end',
  'body-status',
  'medical-history',
  'recall-doctor',
  'recall-client',
  'client',
] as const;
export type MeasurementSource = (typeof MEASUREMENT_SOURCES)[number];

/** One value, or the two of a blood pressure. */
export interface MeasuredValue {
  value: number;
  /** The lower one of a blood pressure; null for any other kind. */
  diastolic: number | null;
}

/**
 * A value that was found, and for a laboratory's value the range of its report, as it is typed from there.
 */
export interface FoundValue extends MeasuredValue {
  /** "70-100", "< 200", at most 40 characters; absent when the report says none. */
  range?: string;
}

/** A value of a clinic's day; a kind has one from each source. */
export interface Measurement extends FoundValue {
  /** Made from client, kind, day and source: saved twice it is one. */
  id: string;
  kind: MeasurementKind;
  unit: string;
  day: Day;
  source: MeasurementSource;
  by: { id: string; name: string; role: Role };
  /** When it was written down. */
  at: Instant;
  /** How many programs had ended before. */
  round: number;
  /** Values that stood there before a correction, the oldest first. */
  earlier: (MeasuredValue & { at: Instant })[];
  /** Absent of what counts. */
  notCounted?: NotCounted;
}

/** Why a weighing tells nothing of the progress, such as illness or other scales. */
export interface NotCounted {
  /** For the doctor alone. */
  reason?: string;
}
export const MAX_NOT_COUNTED_REASON = 120;

/** `PUT /api/measurements/count/{clientId}`: a weighing counts no more, or again. */
export interface CountMeasurement {
  /** Id of one of the client's weights. */
  id: string;
  counts: boolean;
  /** Why it does not count, 1–120 characters; asked for only then. */
  reason?: string;
}

/** A text of a form that is not read as a measurement. */
export interface UnreadText {
  kind: MeasurementKind;
  text: string;
  /** When it was saved. */
  at: Instant;
}

/** A text of a form or a checkup that should be a number or a day, and is read as none. */
export interface UnreadField extends Omit<UnreadText, 'kind'> {
  /** Null where the field holds no measurement of a kind. */
  kind: MeasurementKind | null;
  /** The label of the field. */
  label: string;
}

/**
 * A program is compared with this value: it is fixed once the program has begun and there is a value of these
 * weeks.
 */
export interface BaselineValue extends MeasuredValue {
  /** Id of the measurement. */
  row: string;
  kind: MeasurementKind;
  day: Day;
}

/** A client's measurements, and what they are compared with. */
export interface ClientMeasurements {
  /** The measurements by kind and day. */
  measurements: Measurement[];
  /** The baseline of the running program; empty without one. */
  baseline: BaselineValue[];
}

/** For the doctor: also what could not be read. */
export interface DoctorsMeasurements extends ClientMeasurements {
  unread: UnreadField[];
}

/** `POST /api/measurements/own`: what a client has measured today. */
export interface LogMeasurement {
  kind: OwnKind;
  /** In the kind's unit; outside the plausible range it is refused, naming the range. */
  value: number;
}

export const withUnit = (name: MeasurementKind): string =>
  kindOf(name).unit ? `${kindOf(name).label} (${kindOf(name).unit})` : kindOf(name).label;

/** Writes a value as people do: "84.5", "120/80". */
export const valueText = ({ value, diastolic }: MeasuredValue): string =>
  diastolic === null ? String(value) : `${value}/${diastolic}`;

/** The sentence for an impossible value; undefined for any other. */
export function rangeProblem(name: MeasurementKind, value: unknown): string | undefined {
  const { min, max, unit, label } = kindOf(name);
  const inRange = typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
  return inRange ? undefined : `${label}: please enter a number from ${min} to ${max}${unit && ` ${unit}`}.`;
}

/** Without more decimals than the kind has. */
export const rounded = (name: MeasurementKind, value: number): number =>
  Number(value.toFixed(kindOf(name).decimals));
