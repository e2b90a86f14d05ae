import { addDays, daysBetween, isRealDate, type Day, type Instant } from '../../clinic-calendar.ts';
import type { AppointmentType } from '../../constants.ts';
import { MAX_WISH_DAYS, type VisitWish } from '../../clients/visit-wish.ts';
import type { Outcome } from '../../scheduling/visit-outcome.ts';
import type { Sex } from '../body/body-derived.ts';
import type { CheckIn } from '../check-ins/check-ins.ts';
import type { Checkup, SaveCheckup } from '../checkups/checkups.ts';
import { fieldsOf, type FormType } from '../intake-forms/intake-form-fields.ts';
import type { Measurement } from '../measurements/measurements.ts';
import type { Goal } from '../client-progress/progress-goal.ts';
import type { Adherence } from '../client-progress/progress-input.ts';

/** Fields of the forms that a doctor reads during a visit, in the order of the screen. */
export const CONSULTATION_FIELDS = [
  ['MedicalHistory', 'kco'],
  ['MedicalHistory', 'rx'],
  ['MedicalHistory', 'allergies'],
  ['DietaryRecall', 'foodAllergy'],
  ['MedicalHistory', 'prakuti'],
  ['PersonalDetails', 'concern'],
] as const satisfies readonly (readonly [FormType, string])[];

/** One filled field of a form. */
export interface ConsultationFact {
  formType: FormType;
  field: string;
  label: string;
  text: string;
  /** The field's text at the last visit; null: unchanged, or there was none. */
  before: string | null;
}

/** The visit of a consultation: one of the calling doctor's own. */
export interface ConsultedVisit {
  id: string;
  start: Instant;
  end: Instant;
  appointmentType: AppointmentType;
  outcome: Outcome | null;
}

/** An earlier checkup and its note. */
export interface EarlierConsultation {
  checkup: Checkup;
  /** The person who saved it last. */
  by: string;
  /** The doctor's note; empty without one. */
  note: string;
}
/** Most earlier consultations in an answer. */
export const EARLIER_CONSULTATIONS = 10;

/** Parts that follow from a saved consultation; each is carried out once. */
export const CONSULTATION_PARTS = ['note', 'outcome', 'wish'] as const;
export type ConsultationPart = (typeof CONSULTATION_PARTS)[number];

/** Which consultation to open; without either, that of today's visit, or of today. */
export interface ConsultationChoice {
  /** Id of one of the calling doctor's visits of this client, whatever its outcome. */
  visit?: string;
  /** Id of one of the client's checkups, also an earlier one. */
  checkup?: string;
}

/** A doctor's wish for a visit that has not been booked yet. */
export interface StandingWish extends VisitWish {
  /** The doctor who asked. */
  doctor: string;
}

/** `GET /api/consultation/:clientId`: everything on the doctor's screen during a visit. */
export interface Consultation {
  /** Today's visit: the one that has arrived, otherwise the present or next one; null: none today. */
  visit: ConsultedVisit | null;
  /** The checkup of that visit; null while it has none. */
  checkup: Checkup | null;
  /** The checkup's note; empty without one. Only doctors read it. */
  note: string;
  /** The visit that a doctor wished and the desk should book; null: none. */
  wish: StandingWish | null;
  /** Parts that follow from the checkup and are not carried out yet; usually none. */
  pending: ConsultationPart[];
  /** The end of the previous visit, since when changes are marked; null: there was none. */
  since: Instant | null;
  /** Filled fields only. */
  facts: ConsultationFact[];
  /** Age in years; null when unknown. */
  age: number | null;
  /** The sex in the personal details; null for any other answer. */
  sex: Sex | null;
  /** True: pregnant or breastfeeding. */
  expecting: boolean;
  /** The goal of the running program. */
  goal: Goal | null;
  /** All present measurements, by kind and day. */
  measurements: Measurement[];
  /** How the client followed the plans in the last seven days. */
  adherence: Adherence;
  /** The newest check-in; null without one, and for a covering doctor. */
  checkIn: CheckIn | null;
  /** Consultations of other visits, newest first, at most 10: the first tells what was agreed last. */
  earlier: EarlierConsultation[];
}

/** `POST /api/consultation/:clientId`. */
export interface SaveConsultation extends SaveCheckup {
  /** One of the caller's own visits of this client; left out: none. An earlier checkup keeps its visit. */
  visit?: string;
  /** Only doctors read it; at most 5,000 characters; empty removes it. */
  note: string;
  /** True: the visit is over and is marked as completed, unless an outcome or a cancellation was recorded meanwhile. */
  completes: boolean;
  /** The visit that the desk should book; null: none, which ends an earlier wish. Left out: unchanged. */
  wish?: VisitWish | null;
}

/** Says what is wrong with a wish; undefined for a valid one. */
export function wishProblem({ on }: Pick<VisitWish, 'on'>, today: Day): string | undefined {
  if (!isRealDate(on) || on <= today) return 'Please choose a day that is to come.';
  return on > addDays(today, MAX_WISH_DAYS) ? 'Please choose a day within a year.' : undefined;
}

type Texts = Readonly<Record<string, string | undefined>>;
type FormTexts = Partial<Record<FormType, Texts>>;

/** The filled fields, with the text of the last visit where it differs; `then` null: there was no visit. */
export const consultationFacts = (now: FormTexts, then: FormTexts | null): ConsultationFact[] =>
  CONSULTATION_FIELDS.flatMap(([formType, field]): ConsultationFact[] => {
    const text = now[formType]?.[field]?.trim() ?? '';
    const was = then && (then[formType]?.[field]?.trim() ?? '');
    // A removed text counts as a change too.
    if (text === '' && !was) return [];
    const label = fieldsOf(formType).find(({ name }) => name === field)?.label ?? field;
    return [{ formType, field, label, text, before: was === text ? null : was }];
  });

/**
 * Kilograms a week that are needed to reach the goal on its day; null for other kinds of goals, and once the day has
 * come.
 */
export function neededAWeek(
  { kind, direction, value, by }: Pick<Goal, 'kind' | 'direction' | 'value' | 'by'>,
  { weight, today }: { weight: number; today: Day },
): number | null {
  const days = daysBetween(today, by);
  if (kind !== 'weight' || direction === 'maintain' || days <= 0) return null;
  return ((value - weight) * 7) / days;
}
