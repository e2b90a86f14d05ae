import type { Appointment } from '../scheduling/appointments.ts';
import type { ClinicMoment, Day } from '../clinic-calendar.ts';
import type { Enquiry } from '../clients/enquiries.ts';
import type { Worklist, WorkRow } from './work-rows.ts';

/** The part of a visit that the desk's home shows. */
export type DeskVisit = Pick<
  Appointment,
  | 'id'
  | 'client'
  | 'doctor'
  | 'start'
  | 'end'
  | 'duration'
  | 'appointmentType'
  | 'status'
  | 'outcome'
  | 'outcomeAt'
>;

/** A row about a visit. */
export interface DeskVisitRow extends WorkRow {
  visit: DeskVisit;
}

/** A client who asks for a time, and at most three that are free, the nearest first. */
export interface RequestRow extends DeskVisitRow {
  free: ClinicMoment[];
}

/** A visit whose client is to be called or written to. */
export interface CalledVisitRow extends DeskVisitRow {
  /** Ten digits. */
  phone: string;
}

/** A client who would come earlier, and the time that is free. */
export interface EarlierRow extends CalledVisitRow {
  to: ClinicMoment;
}

/** A client who is to be called. */
export interface CalledClientRow extends WorkRow {
  /** Ten digits. */
  phone: string;
}

/** A client whom the doctor would see again. */
export interface WishRow extends CalledClientRow {
  /** About which day. */
  on: Day;
}

/** Invoices of which something was due before today. */
export interface OverdueList extends Worklist {
  /** Rupees that are overdue, of all rows that are counted. */
  sum: number;
}

/** Its `person` is the visitor, who is no client yet. */
export interface EnquiryRow extends WorkRow {
  enquiry: Enquiry;
}

/** The lists of work that wait for the desk. */
export interface DeskLists {
  /** The longest wait for an answer first. */
  requests: Worklist<RequestRow>;
  /** Visits that doctors asked for and that are not booked yet, the nearest day first. */
  wishedVisits: Worklist<WishRow>;
  /** Visits that are still to come while their doctor or the clinic is away. */
  inTimeOff: Worklist<DeskVisitRow>;
  /**
   * Visits that clients have cancelled or moved since yesterday and the desk has not touched since, and every
   * confirmed visit that its client asks to move; the latest first.
   */
  clientChanges: Worklist<DeskVisitRow>;
  /** Confirmed visits of tomorrow whose client no email reaches, or who has chosen WhatsApp; none who wants no reminders. */
  notReminded: Worklist<CalledVisitRow>;
  /** Past visits of the last 30 days without an outcome, the latest first. */
  notRecorded: Worklist<DeskVisitRow>;
  /** The longest wait first. */
  earlier: Worklist<EarlierRow>;
  /** Clients who did not come within the last 14 days and have no later visit, the latest first. */
  noShows: Worklist<CalledVisitRow>;
  /** The longest overdue first; what is due today or later is not in it. A row's id is the invoice's. */
  overdue: OverdueList;
  /** New enquiries of people who want to be called at a certain time, the earliest first: what is overdue leads. */
  callBacks: Worklist<EnquiryRow>;
  /** The other new ones, the oldest first. */
  enquiries: Worklist<EnquiryRow>;
  /** Clients whose Personal Details and account differ, or did until the form changed the number; the earliest first. */
  contacts: Worklist<CalledClientRow>;
  /** Clients whose program ended at least 30 days ago and who have no visit to come, the latest first. */
  lapsed: Worklist<CalledClientRow>;
  /** Items with ten pieces or fewer, the fewest first. */
  lowStock: Worklist;
}

/** The front desk's day (`GET /api/desk/today`). */
export interface DeskWorklists {
  /** Visits of today that are not cancelled, of all doctors, the earliest first. */
  visits: DeskVisit[];
  lists: DeskLists;
  /** False: no SMTP server is set, mails are written to files. */
  emailSetUp: boolean;
}
