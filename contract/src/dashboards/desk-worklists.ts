import type { Appointment } from '../scheduling/appointments.ts';
import type { ClinicMoment, Day } from '../clinic-calendar.ts';
import type { Enquiry } from '../clients/enquiries.ts';
import type { PersonRef } from '../people.ts';
import type { Worklist, WorkRow } from './work-rows.ts';

/** The fields of a visit that the desk's home shows. */
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

/** A requested visit, with at most three free times near it. */
export interface RequestRow extends DeskVisitRow {
  free: ClinicMoment[];
}

/** A visit whose client the desk should call or write to. */
export interface CalledVisitRow extends DeskVisitRow {
  /** Ten digits. */
  phone: string;
}

/** A client who wants to come earlier, and a free time. */
export interface EarlierRow extends CalledVisitRow {
  to: ClinicMoment;
}

/** A client whom the desk should call. */
export interface CalledClientRow extends WorkRow {
  /** Ten digits. */
  phone: string;
}

/** News that a client gets from the desk, by phone or by a message. A row's id is the email's. */
export interface ToTellRow extends CalledClientRow {
  /** The message that a press opens; null for a client who wants none by WhatsApp. */
  message: string | null;
  /** Number of times that the client was not reached. */
  tries: number;
}

/** A client whom the doctor wants to see again. */
export interface WishRow extends CalledClientRow {
  /** The day that the doctor wished, roughly. */
  on: Day;
}

/** Clients who may be one person. A row's id is its group's, by which it is answered. */
export interface AlikeRow extends WorkRow {
  /** At most eight, the oldest record first. */
  people: PersonRef[];
}

/** Invoices of which something was due before today. */
export interface OverdueList extends Worklist {
  /** Overdue rupees of all counted rows, also those not listed. */
  sum: number;
}

/** A visitor's enquiry; its `person` is no client yet. */
export interface EnquiryRow extends WorkRow {
  enquiry: Enquiry;
}

/** The worklists of the front desk. */
export interface DeskLists {
  /** News for clients without an address, and visits' emails that failed: nearest visit first, then other news. */
  toTell: Worklist<ToTellRow>;
  /** Requested visits, the longest waiting first. */
  requests: Worklist<RequestRow>;
  /** Visits that doctors wished and that are not booked yet, the nearest day first. */
  wishedVisits: Worklist<WishRow>;
  /** Upcoming visits inside time off of their doctor or the clinic. */
  inTimeOff: Worklist<DeskVisitRow>;
  /**
   * Visits that clients cancelled or moved since yesterday and the desk has not touched since, and confirmed visits
   * that a client asks to move; the latest first.
   */
  clientChanges: Worklist<DeskVisitRow>;
  /**
   * Tomorrow's confirmed visits whose client gets no email or prefers WhatsApp, except clients who want no reminders.
   */
  notReminded: Worklist<CalledVisitRow>;
  /** Past visits of the last 30 days without an outcome, the latest first. */
  notRecorded: Worklist<DeskVisitRow>;
  /** Clients who want to come earlier, the longest waiting first. */
  earlier: Worklist<EarlierRow>;
  /** Clients who missed a visit in the last 14 days and have no later one, the latest first. */
  noShows: Worklist<CalledVisitRow>;
  /**
   * Series of which the last two visits were missed and others are to come, the latest miss first. A row's visit is the
   * last one that was missed, its id the series'.
   */
  missedSeries: Worklist<DeskVisitRow>;
  /** Invoices that clients say are paid, the longest wait first. A row's id is the invoice's. */
  saidPaid: Worklist;
  /** Invoices that were due before today, the longest overdue first. A row has the invoice's id. */
  overdue: OverdueList;
  /** New enquiries of people who want to be called at a certain time, the earliest first: what is overdue leads. */
  callBacks: Worklist<EnquiryRow>;
  /** The other new enquiries, the oldest first. */
  enquiries: Worklist<EnquiryRow>;
  /**
   * Clients whose Personal Details differ from the account, or did until the form changed the number; the earliest
   * first.
   */
  contacts: Worklist<CalledClientRow>;
  /**
   * Clients who share a number, or a birthday and a similar name, and about whom the desk has not said who they are; the
   * newest first.
   */
  alike: Worklist<AlikeRow>;
  /** Clients whose program ended at least 30 days ago and who have no upcoming visit, the latest first. */
  lapsed: Worklist<CalledClientRow>;
  /** Items with ten pieces or fewer, the fewest first. */
  lowStock: Worklist;
}

/** The front desk's day (`GET /api/desk/today`). */
export interface DeskWorklists {
  /** Today's visits of all doctors, except cancelled ones, the earliest first. */
  visits: DeskVisit[];
  lists: DeskLists;
}
