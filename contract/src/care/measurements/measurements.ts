import type { Day, Instant } from '../../clinic-calendar.ts';
import type { Role } from '../../constants.ts';

/** A kind of measurement: its unit, and the values that are possible. */
export interface KindOfMeasurement {
  label: string;
  /** Empty for a number without unit. */
  unit: string;
  min: number;
  max: number;
  /** Number of decimals that are stored. */
  decimals: number;
}

const kind = (
  label: string,
  unit: string,
  [min, max]: readonly [number, number],
  decimals = 1,
): KindOfMeasurement => ({ label, unit, min, max, decimals });

/**
 * Every kind with its possible range; a value outside is taken for a typing mistake. Weight and height have the
 * clinic's ranges; the others are what devices and laboratories can report: girths and pulse by WHO STEPS (part 3),
 * blood pressure by validated cuffs (ISO 81060-2), body composition by the scales' limits, laboratory values by common
 * analysers (Roche cobas). The doctor in charge signs them.
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

/** Kinds measured at a visit, in the order of the form. */
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
/** Kinds copied from a laboratory's report, with its day. */
export const LAB_KINDS = KIND_NAMES.slice(KIND_NAMES.indexOf('glucoseFasting'));
/** Clients log these kinds themselves. */
export const OWN_KINDS = ['weight', 'waist'] as const satisfies readonly MeasurementKind[];
export type OwnKind = (typeof OWN_KINDS)[number];

/** Who wrote a value down; of one day the first source listed here counts. */
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
  /** The lower value of a blood pressure; null for other kinds. */
  diastolic: number | null;
}

/** A measured value; a laboratory's may have the range of its report, as typed. */
export interface FoundValue extends MeasuredValue {
  /** "70-100", "< 200", at most 40 characters; absent when the report says none. */
  range?: string;
}

/** The value of a kind on one of the clinic's days; each source has its own. */
export interface Measurement extends FoundValue {
  /** Made of client, kind, day and source, so that saving twice makes one. */
  id: string;
  kind: MeasurementKind;
  unit: string;
  day: Day;
  source: MeasurementSource;
  by: { id: string; name: string; role: Role };
  /** When it was written down. */
  at: Instant;
  /** How many programs of the client had ended by then. */
  round: number;
  /** Values before corrections, oldest first. */
  earlier: (MeasuredValue & { at: Instant })[];
  /** Absent for a value that counts. */
  notCounted?: NotCounted;
}

/** Why a weighing does not count, such as illness or other scales. */
export interface NotCounted {
  /** Only the doctor reads it. */
  reason?: string;
}
export const MAX_NOT_COUNTED_REASON = 120;

/** `PUT /api/measurements/count/{clientId}`: says that a weighing does not count, or counts again. */
export interface CountMeasurement {
  /** Id of one of the client's weighings. */
  id: string;
  counts: boolean;
  /** Why it does not count, 1–120 characters; only sent then. */
  reason?: string;
}

/** A form's text that could not be read as a measurement. */
export interface UnreadText {
  kind: MeasurementKind;
  text: string;
  /** When it was saved. */
  at: Instant;
}

/** A text of a form or checkup that should be a number or a day and cannot be read. */
export interface UnreadField extends Omit<UnreadText, 'kind'> {
  /** Null when the field holds no measurement. */
  kind: MeasurementKind | null;
  /** The label of the field. */
  label: string;
}

/** The value with which a program is compared; it is fixed once the program has begun and such a value exists. */
export interface BaselineValue extends MeasuredValue {
  /** Id of the measurement. */
  row: string;
  kind: MeasurementKind;
  day: Day;
}

/** A client's measurements, and the baseline they are compared with. */
export interface ClientMeasurements {
  /** All measurements, by kind and day. */
  measurements: Measurement[];
  /** The baseline of the running program; empty without one. */
  baseline: BaselineValue[];
}

/** The doctor also gets the texts that could not be read. */
export interface DoctorsMeasurements extends ClientMeasurements {
  unread: UnreadField[];
}

/** `POST /api/measurements/own`: what a client has measured today. */
export interface LogMeasurement {
  kind: OwnKind;
  /** In the kind's unit; a value outside the possible range is refused, and the sentence names the range. */
  value: number;
}

export const withUnit = (name: MeasurementKind): string =>
  kindOf(name).unit ? `${kindOf(name).label} (${kindOf(name).unit})` : kindOf(name).label;

/** Writes a value as people do: "84.5", "120/80". */
export const valueText = ({ value, diastolic }: MeasuredValue): string =>
  diastolic === null ? String(value) : `${value}/${diastolic}`;

/** The sentence about an impossible value; undefined for a possible one. */
export function rangeProblem(name: MeasurementKind, value: unknown): string | undefined {
  const { min, max, unit, label } = kindOf(name);
  const inRange = typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
  return inRange ? undefined : `${label}: please enter a number from ${min} to ${max}${unit && ` ${unit}`}.`;
}

/** Rounds to the kind's decimals. */
export const rounded = (name: MeasurementKind, value: number): number =>
  Number(value.toFixed(kindOf(name).decimals));
