import type { Day, Instant } from '../../clinic-calendar.ts';
import type { Goal } from './progress-goal.ts';
import type { Measurement } from '../measurements/measurements.ts';

/** Alerts about a client's progress, the most urgent first. */
export const ALERT_NAMES = [
  'glucoseFastingLow',
  'glucoseAfterMealLow',
  'glucoseFasting',
  'glucoseAfterMeal',
  'pressure',
  'pressureLow',
  'hba1c',
  'lowBmi',
  'fast',
  'jump',
  'up',
  'flat',
  'noWeight',
  'lowAdherence',
] as const;
export type AlertName = (typeof ALERT_NAMES)[number];

/** An alert: a number of a client's progress that a doctor may want to see; never a disease, a cause or an advice. */
export interface ClinicalAlert {
  name: AlertName;
  /** Steps beyond the threshold: an alert that the doctor has seen returns when its level rises. */
  level: number;
  urgent: boolean;
  /** Day of the newest value behind the alert. */
  day: Day;
  words: string;
}

/** An alert with whether the doctor has seen it. */
export interface ShownAlert extends ClinicalAlert {
  /** When the doctor saw it, if it has not become worse since. */
  seenAt: Instant | null;
}

/** The fields of a measurement that alerts use. */
export type ProgressRow = Pick<
  Measurement,
  'kind' | 'day' | 'source' | 'at' | 'value' | 'diastolic' | 'notCounted'
>;

/** The client's answers in the journal of the last seven days. */
export interface Adherence {
  followed: number;
  answered: number;
  /** Number of days with answers. */
  days: number;
}

export interface ProgressInput {
  today: Day;
  rows: readonly ProgressRow[];
  /** The running program. */
  program: { startDate: Day; endsOn: Day } | null;
  goal: Goal | null;
  /** Age in years; null when unknown. */
  age: number | null;
  /** True: pregnant or breastfeeding. */
  expecting: boolean;
  adherence?: Adherence;
}

/** An alert as it was when the doctor saw it. */
export interface SeenAlert {
  name: AlertName;
  level: number;
}
