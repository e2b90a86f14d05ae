import type { Appointment } from '../scheduling/appointments.ts';
import type { ClientFacts } from './client-facts.ts';
import type { Day } from '../clinic-calendar.ts';
import type { CheckedPlan } from '../care/history/plan-answers.ts';
import type { SeenAlert } from '../care/client-progress/progress-input.ts';
import type { FormType } from '../care/intake-forms/intake-form-fields.ts';
import type { Worklist, WorkRow } from './work-rows.ts';

/** One visit with its client. */
export interface DoctorVisit {
  appointment: Appointment;
  /** Foods and drugs that the client must not get, also for clients of other doctors; null: the client was erased. */
  allergies: string[] | null;
  /** Null: the client belongs to another doctor, and the visit gives no access now. */
  facts: ClientFacts | null;
  /** True: the client belongs to another doctor, and the visit gives access now. */
  covers: boolean;
}

/** A row about a visit. */
export interface VisitRow extends WorkRow {
  appointment: Appointment;
}

/** A form that the client filled in and the doctor has neither saved nor seen at a visit since. */
export interface FilledFormRow extends WorkRow {
  formType: FormType;
}

/**
 * A reason to look at a client, each in a row of its own: unseen alerts of the progress (the id is the client's),
 * findings in the plans ("…:plans"), open questions ("…:answers"), or a check-in with words of danger.
 */
export interface AttentionRow extends WorkRow {
  /** Alerts that pressing "Seen" acknowledges, all named in the words; empty for other rows. */
  signals: SeenAlert[];
  /**
   * The page where the doctor answers: a plan, the client's precautions, or texts that are read differently now; null:
   * nothing is to be answered.
   */
  opens: CheckedPlan | 'precautions' | 'misreadings' | null;
  urgent: boolean;
}

/** The doctor's home: own visits and own clients. */
export interface DoctorWorklists {
  /** The clinic's day. */
  day: Day;
  /** That day's visits, except cancelled ones, the earliest first. */
  visits: DoctorVisit[];
  /** When that day has no visits: the first visit of a later day. */
  next: DoctorVisit | null;
  /**
   * Unread check-ins with words of danger, the longest waiting first; then own clients, urgent rows first, and alerts
   * before plans before questions.
   */
  needsAttention: Worklist<AttentionRow>;
  /** Unread weekly check-ins of own clients, the longest waiting first. */
  checkIns: Worklist;
  /** Running programs that end within seven days or should have ended; the first to end first. */
  endingPrograms: Worklist;
  /** Diet plans with unpublished changes, the longest waiting first. */
  draftPlans: Worklist;
  /** Running programs without a published diet plan; the first to end first. */
  withoutPlan: Worklist;
  /** Forms that were filled in within the last 14 days; the newest first. */
  filledForms: Worklist<FilledFormRow>;
  /** Clients who came from or went to another doctor within the last seven days, the latest first. */
  doctorChanges: Worklist;
  /** Past visits without an outcome; the latest first. */
  notRecorded: Worklist<VisitRow>;
  /** Visits to come while the doctor is away; the earliest first. */
  inTimeOff: Worklist<VisitRow>;
}
