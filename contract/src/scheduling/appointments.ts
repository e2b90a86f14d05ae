import type { Day, Instant } from '../clinic-calendar.ts';
import type { AppointmentDeed } from './appointment-events.ts';
import type { AppointmentStatus, AppointmentType } from '../constants.ts';
import type { PersonRef, Stored } from '../people.ts';
import type { FreeDay } from './free-times.ts';
import type { Outcome } from './visit-outcome.ts';

/** Another time that the client of a confirmed visit asks for; the confirmed one holds until the desk answers. */
export interface AskedMove {
  /** yyyy-MM-dd, clinic's zone. */
  date: Day;
  /** HH:mm, clinic's zone. */
  time: string;
  /** Until when it is held beside the confirmed one; null when it is not, or not any more. */
  heldUntil: Instant | null;
}

/** One entry of an appointment's history. */
export interface AppointmentChange extends Partial<AppointmentDeed> {
  at: Instant;
  by: { id: string; name: string; role: string };
  /** In words, for example "moved from 05 Jan 2026, 3:30 PM". */
  what: string;
}

export interface Appointment extends Stored {
  doctor: PersonRef;
  client: PersonRef;
  assistant: PersonRef | null;
  /** Requested day, yyyy-MM-dd, clinic's zone. */
  date: Day;
  /** Requested time, HH:mm, clinic's zone. */
  time: string;
  /** Minutes: 15–120 in steps of 15. */
  duration: number;
  appointmentType: AppointmentType;
  status: AppointmentStatus;
  clientNotes: string;
  assistantNotes: string;
  /** Set by confirming; null before. */
  confirmedDate: Day | null;
  confirmedTime: string | null;
  /** Effective start and end (confirmed time when set, otherwise requested), ISO 8601 in UTC. */
  start: Instant;
  end: Instant;
  /** Name of the client's running program at the time of reading. */
  planType: string | null;
  changes: AppointmentChange[];
  /** The outcome of a confirmed visit; null while nothing is recorded. */
  outcome: Outcome | null;
  /** When the outcome was recorded, for an arrived client since when they wait; null without one. */
  outcomeAt: Instant | null;
  /** True: confirmed, past, and no outcome was recorded within its 30 days. */
  outcomeMissing: boolean;
  /** Until when a client's request holds its time; null when it does not, or not any more. */
  heldUntil: Instant | null;
  /** The time to which its client asks to move a confirmed visit; null: none, or none any more. */
  askedMove: AskedMove | null;
  /**
   * The https link of a confirmed online visit; null: the clinic calls. Answered to staff and to the client.
   */
  joinLink: string | null;
  /** Why the desk booked it outside the doctor's hours, or kept it inside time off; empty otherwise. */
  hoursReason: string;
  /** Since when the client would like an earlier time; null: does not. */
  wantsEarlierSince: Instant | null;
  /** Raised by every change; also the SEQUENCE of the calendar file. */
  version: number;
}

/** People may come as an id or as {id, name}; the server writes the names itself. */
export type PersonInput = string | { id: string; name?: string };

export interface CreateAppointment {
  /** Id, or {id, name}; the server writes the name itself. */
  doctor: PersonInput;
  /** Id, or {id, name}. */
  client: PersonInput;
  /** Id, or {id, name}. For a client's own request one of `assistantsFor`: the doctor's own, if there are any. */
  assistant: PersonInput;
  appointmentType?: AppointmentType;
  /** yyyy-MM-dd, clinic's zone, not before today. */
  date: Day;
  /** HH:mm, a multiple of five minutes. */
  time: string;
  /** Minutes, 15–120 in steps of 15; a client's own request always lasts 30. */
  duration?: number;
  clientNotes?: string;
  assistantNotes?: string;
  /** Assistants only: confirmed at once, with one email. */
  confirm?: boolean;
  /** Assistants only, with `confirm`: takes a time that a request holds, or that is a visit's buffer. */
  overHold?: boolean;
  /** Assistants only: why it is outside the doctor's hours; kept and shown to staff. */
  hoursReason?: string;
}

export interface UpdateAppointment {
  /**
   * requested → confirmed | cancelled, confirmed → cancelled, and confirmed → confirmed where its client asks to move it:
   * at the time that is confirmed, which may be the one it has. Any other is refused with 409.
   */
  status: 'confirmed' | 'cancelled';
  /** yyyy-MM-dd, not before today; required to confirm. */
  confirmedDate?: Day;
  /** HH:mm, a multiple of five minutes; required to confirm. */
  confirmedTime?: string;
  assistantNotes?: string;
  /** Why it is cancelled; the client's email quotes it. */
  reason?: string;
  /** With `cancelled`: as what it was seen; one that has become another meanwhile answers 409 APPOINTMENT_STATE. */
  statusSeen?: AppointmentStatus;
  /** With `confirmed`: takes a time that another client's request holds, or that is a visit's buffer. */
  overHold?: boolean;
  /** With `confirmed`: why it is outside the doctor's hours. */
  hoursReason?: string;
}

/** Answers also, behind the others, visits that their clients ask to move into these days. */
export interface AppointmentRange {
  /** First day, yyyy-MM-dd; left out: no bound. */
  from?: Day;
  /** Last day, included. */
  to?: Day;
}

export interface FreeTimes {
  /** Id of the doctor. */
  doctor: string;
  /** yyyy-MM-dd; with `to` the first day. */
  date: Day;
  /** Minutes, 5–120. */
  duration: number;
  /** Left out: whichever place the doctor works at. */
  type?: AppointmentType;
  /** Id of a visit that is being moved, which is not in its own way; a client's own. */
  except?: string;
  /** Last day, included, at most 62 days from `date`: then `days` is answered. */
  to?: Day;
}

/** `times` without `to`, `days` with it. */
export interface FreeTimesAnswer {
  /** HH:mm, rising. */
  times?: string[];
  days?: FreeDay[];
}

export interface FirstFree {
  /** Minutes, 5–120. */
  duration: number;
  type?: AppointmentType;
  /** Id of the only doctor who is asked; left out: all. */
  doctor?: string;
  /** How many, 1–20; left out: 3. */
  count?: number;
}

/** A free start of a doctor. */
export interface FreeStart {
  doctor: PersonRef;
  date: Day;
  time: string;
}

/**
 * A client's own request is moved; a client's confirmed visit keeps its time and has what is asked for as `askedMove`, until
 * the desk confirms one of the two. Its own time takes the wish back.
 */
export interface RescheduleAppointment {
  /** yyyy-MM-dd, not before today. */
  date: Day;
  /** HH:mm, a multiple of five minutes. */
  time: string;
  /** Assistants only: minutes, 15–120 in steps of 15; left out: stays. */
  duration?: number;
  /** Assistants only: id of another doctor; left out: stays. */
  doctor?: string;
  /** Assistants only: false writes no email; left out: the client is told. */
  notify?: boolean;
  /** Assistants only: why it moves; the email quotes it. */
  reason?: string;
  /** Assistants only: why it is outside the doctor's hours. */
  hoursReason?: string;
  /** Assistants only: takes a time that a request holds, or that is a visit's buffer. */
  overHold?: boolean;
}

export interface RecordOutcome {
  /** Null takes the outcome back. */
  outcome: Outcome | null;
}

/** A client who has come without an appointment: now, rounded up to five minutes. */
export interface WalkIn {
  /** Id of the client. */
  client: string;
  /** Id of the doctor. */
  doctor: string;
  /** Left out: In-Person. */
  appointmentType?: AppointmentType;
  /** Minutes, 15–120 in steps of 15; left out: 15. */
  duration?: number;
  assistantNotes?: string;
  /** Id of the client's active visit, which is moved to now in place of a second one. */
  instead?: string;
  /** Takes a time that a request holds, or that is a visit's buffer. */
  overHold?: boolean;
}

export interface KeepVisit {
  /** Why the visit stays although the doctor is away: 1–5,000 characters. */
  reason: string;
}

export interface WantEarlier {
  /** False: not any more. */
  wanted: boolean;
}

export interface SetJoinLink {
  /** https; null: the doctor's own, or the clinic calls. */
  joinLink: string | null;
}
