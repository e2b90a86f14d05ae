import type { Day, Instant } from '../../clinic-calendar.ts';
import type { Goal } from './progress-goal.ts';
import type { Measurement } from '../measurements/measurements.ts';

/** Alerts that a doctor may be shown of a client's progress, the most urgent first. */
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

/** Numbers of a client's progress that a doctor may want to look at; never a disease, a cause or what to do. */
export interface ClinicalAlert {
  name: AlertName;
  /** How far it is past its threshold, in steps: seen by the doctor, it returns when this is more. */
  level: number;
  urgent: boolean;
  /** The day of the newest number in it. */
  day: Day;
  words: string;
}

/** An alert as the doctor has it. */
export interface ShownAlert extends ClinicalAlert {
  /** Seen by the doctor, and not worse since. */
  seenAt: Instant | null;
}

/** The part of a measurement that alerts look at. */
export type ProgressRow = Pick<
  Measurement,
  'kind' | 'day' | 'source' | 'at' | 'value' | 'diastolic' | 'notCounted'
>;

/** The client's answers of the last seven days. */
export interface Adherence {
  followed: number;
  answered: number;
  /** On how many of the days. */
  days: number;
}

export interface ProgressInput {
  today: Day;
  rows: readonly ProgressRow[];
  /** The running one. */
  program: { startDate: Day; endsOn: Day } | null;
  goal: Goal | null;
  /** Years; null when it is not known. */
  age: number | null;
  /** Pregnant or breastfeeding. */
  expecting: boolean;
  adherence?: Adherence;
}

/** An alert as the doctor has seen it. */
export interface SeenAlert {
  name: AlertName;
  level: number;
}
