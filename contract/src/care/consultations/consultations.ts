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

/** A doctor reads these fields of the forms while the client sits there, in the order of the screen. */
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
  /** The text at the last visit; null: the same, or there was no visit. */
  before: string | null;
}

/** The visit that a consultation is of: one of the calling doctor's own. */
export interface ConsultedVisit {
  id: string;
  start: Instant;
  end: Instant;
  appointmentType: AppointmentType;
  outcome: Outcome | null;
}

/** A checkup with the note of that day. */
export interface EarlierConsultation {
  checkup: Checkup;
  /** The person who saved it last. */
  by: string;
  /** Empty without one. */
  note: string;
}
/** Earlier ones that are answered. */
export const EARLIER_CONSULTATIONS = 10;

/** Parts that follow from a saved consultation, each once. */
export const CONSULTATION_PARTS = ['note', 'outcome', 'wish'] as const;
export type ConsultationPart = (typeof CONSULTATION_PARTS)[number];

/** Chooses a consultation; without either the present one: of today's visit, or of today. */
export interface ConsultationChoice {
  /** Id of one of the calling doctor's visits of this client, whatever became of it. */
  visit?: string;
  /** Id of a checkup of this client, also an earlier one. */
  checkup?: string;
}

/** A wish that no later visit has fulfilled. */
export interface StandingWish extends VisitWish {
  /** The doctor who asked. */
  doctor: string;
}

/** `GET /api/consultation/:clientId`: what a doctor wants in sight while the client sits there. */
export interface Consultation {
  /** The visit that arrived today, otherwise the one that is on or next; null: none today. */
  visit: ConsultedVisit | null;
  /** The checkup of that visit; null while it has none. */
  checkup: Checkup | null;
  /** The note of that checkup; empty without one. For the doctors alone. */
  note: string;
  /** The visit that the desk is asked to book, by whichever doctor; null: none. */
  wish: StandingWish | null;
  /** Parts of that checkup that follow by themselves and are not done yet; usually none. */
  pending: ConsultationPart[];
  /** The end of the visit before, since when changes are marked; null: there was none. */
  since: Instant | null;
  /** Filled ones only. */
  facts: ConsultationFact[];
  /** Years; null when it is not known. */
  age: number | null;
  /** The sex by the personal details; null for any other answer. */
  sex: Sex | null;
  /** Pregnant or breastfeeding. */
  expecting: boolean;
  /** The goal of the running program. */
  goal: Goal | null;
  /** All that stand, by kind and day. */
  measurements: Measurement[];
  /** The last seven days. */
  adherence: Adherence;
  /** The newest one; null while there is none, and for a covering doctor. */
  checkIn: CheckIn | null;
  /** Consultations of other visits, the newest first, at most 10: the first says what was agreed last. */
  earlier: EarlierConsultation[];
}

/** `POST /api/consultation/:clientId`. */
export interface SaveConsultation extends SaveCheckup {
  /** One of the caller's own visits of this client; left out: none. Of an earlier checkup it cannot be another. */
  visit?: string;
  /** For the doctors alone, at most 5,000 characters; empty takes it back. */
  note: string;
  /** The visit is over, so that it is marked as completed; what was recorded or cancelled meanwhile stays. */
  completes: boolean;
  /**
   * The visit that the desk is asked to book; null: none, and an earlier wish ends. Left out it stays as it
   * is.
   */
  wish?: VisitWish | null;
}

/** Says why a wish is wrong; undefined for a good one. */
export function wishProblem({ on }: Pick<VisitWish, 'on'>, today: Day): string | undefined {
  if (!isRealDate(on) || on <= today) return 'Please choose a day that is to come.';
  return on > addDays(today, MAX_WISH_DAYS) ? 'Please choose a day within a year.' : undefined;
}

type Texts = Readonly<Record<string, string | undefined>>;
type FormTexts = Partial<Record<FormType, Texts>>;

/** The filled fields, each with what it said at the last visit where that is another text; `then` null: no visit. */
export const consultationFacts = (now: FormTexts, then: FormTexts | null): ConsultationFact[] =>
  CONSULTATION_FIELDS.flatMap(([formType, field]): ConsultationFact[] => {
    const text = now[formType]?.[field]?.trim() ?? '';
    const was = then && (then[formType]?.[field]?.trim() ?? '');
    // A text that was taken away is a change as well.
    if (text === '' && !was) return [];
    const label = fieldsOf(formType).find(({ name }) => name === field)?.label ?? field;
    return [{ formType, field, label, text, before: was === text ? null : was }];
  });

/** Kilograms a week from a weight to the goal's by its day; null for another goal, and once that day has come. */
export function neededAWeek(
  { kind, direction, value, by }: Pick<Goal, 'kind' | 'direction' | 'value' | 'by'>,
  { weight, today }: { weight: number; today: Day },
): number | null {
  const days = daysBetween(today, by);
  if (kind !== 'weight' || direction === 'maintain' || days <= 0) return null;
  return ((value - weight) * 7) / days;
}
