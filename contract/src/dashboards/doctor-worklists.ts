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
  /**
   * Foods and the like that the client must not be given, under any doctor; null: there is no such client any
   * more.
   */
  allergies: string[] | null;
  /** Null: the client is in another doctor's care, and the visit does not let the doctor cover now. */
  facts: ClientFacts | null;
  /** The client is in another doctor's care, and the visit lets the doctor cover now. */
  covers: boolean;
}

/** A row about a visit. */
export interface VisitRow extends WorkRow {
  appointment: Appointment;
}

/** A form that the client has filled in, and that the doctor has not seen at a visit or saved since. */
export interface FilledFormRow extends WorkRow {
  formType: FormType;
}

/**
 * Alerts of a client's progress that the doctor has not seen (the id is the client's), what wants an answer in the plans
 * ("…:plans"), what else waits for an answer: facts that are no longer written, texts that are read differently now
 * ("…:answers"), or a check-in with words of danger. Each is a row by itself.
 */
export interface AttentionRow extends WorkRow {
  /** The alerts that "Seen" answers, all of them named in the words; empty for all rows but alerts. */
  signals: SeenAlert[];
  /**
   * The place that wants an answer, whatever was seen: a plan, what is known of the client, or texts that are
   * read differently now; null: none does.
   */
  opens: CheckedPlan | 'precautions' | 'misreadings' | null;
  urgent: boolean;
}

/** A doctor opens this in the morning; all of it is about the own visits and clients. */
export interface DoctorWorklists {
  /** The clinic's day. */
  day: Day;
  /** The visits of that day that are not cancelled, the earliest first. */
  visits: DoctorVisit[];
  /** The first one of a later day, when that day has none. */
  next: DoctorVisit | null;
  /** Unread check-ins with words of danger, the longest waiting first; then rows of own clients: what is urgent first, and alerts before plans before questions. */
  needsAttention: Worklist<AttentionRow>;
  /** Weekly check-ins of own clients that are not read; what waits longest first. */
  checkIns: Worklist;
  /** Running programs whose last day is within seven days, or over; the first to end first. */
  endingPrograms: Worklist;
  /** Diet plans that are not published as they are now; what waits longest first. */
  draftPlans: Worklist;
  /** Running programs in which no diet plan was published; the first to end first. */
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
