import type { Day, Instant } from '../clinic-calendar.ts';
import type { AppointmentDeed } from './appointment-events.ts';
import type { AppointmentStatus, AppointmentType } from '../constants.ts';
import type { PersonRef, Stored } from '../people.ts';
import type { FreeDay } from './free-times.ts';
import type { SeriesPlace, SeriesScope } from './series-place.ts';
import type { Outcome } from './visit-outcome.ts';

/** Another time that the client of a confirmed visit asks for; the confirmed time stays until the desk answers. */
export interface AskedMove {
  /** yyyy-MM-dd, clinic's zone. */
  date: Day;
  /** HH:mm, clinic's zone. */
  time: string;
  /** Until when the asked time is held beside the confirmed one; null when it is not held, or no longer. */
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
  /** Set when the appointment is confirmed; null before. */
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
  /** When the outcome was recorded (for `arrived`: since when the client waits); null without an outcome. */
  outcomeAt: Instant | null;
  /** True: a confirmed visit is past, and its 30 days for recording an outcome ran out. */
  outcomeMissing: boolean;
  /** Until when a client's request holds its time; null when it holds none, or no longer. */
  heldUntil: Instant | null;
  /** The time to which the client asks to move a confirmed visit; null: no such request is open. */
  askedMove: AskedMove | null;
  /**
   * The https link of a confirmed online visit; null: the clinic calls. Answered to staff and to the client.
   */
  joinLink: string | null;
  /** The desk's reason for a visit outside the doctor's hours or inside time off; empty otherwise. */
  hoursReason: string;
  /** Since when the client would like an earlier time; null: the client has no such wish. */
  wantsEarlierSince: Instant | null;
  /** Its place in a series; absent for a visit of its own. */
  series?: SeriesPlace;
  /** Counts the changes; also the SEQUENCE of the calendar file. */
  version: number;
}

/** A person by id or as {id, name}; the server looks the name up and ignores the sent one. */
export type PersonInput = string | { id: string; name?: string };

export interface CreateAppointment {
  /** Id, or {id, name}; the server writes the name itself. */
  doctor: PersonInput;
  /** Id, or {id, name}. */
  client: PersonInput;
  /** Id, or {id, name}. A client chooses one of `assistantsFor`. */
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
  /** Assistants only: the appointment is confirmed at once, with one email. */
  confirm?: boolean;
  /** Assistants only, with `confirm`: allows a time that a client's request holds, or a visit's buffer. */
  overHold?: boolean;
  /** Assistants only: the reason for a visit outside the doctor's hours; shown to staff. */
  hoursReason?: string;
}

export interface UpdateAppointment {
  /**
   * Allowed: requested → confirmed | cancelled, confirmed → cancelled, and confirmed → confirmed, which answers the
   * client's wish to move: the confirmed time, new or old, counts. Others answer 409.
   */
  status: 'confirmed' | 'cancelled';
  /** yyyy-MM-dd, not before today; required to confirm. */
  confirmedDate?: Day;
  /** HH:mm, a multiple of five minutes; required to confirm. */
  confirmedTime?: string;
  assistantNotes?: string;
  /** Why it is cancelled; the client's email quotes it. */
  reason?: string;
  /** With `cancelled`: the status that the person saw; when it has changed meanwhile, 409 APPOINTMENT_STATE. */
  statusSeen?: AppointmentStatus;
  /** With `confirmed`: allows a time that another client's request holds, or a visit's buffer. */
  overHold?: boolean;
  /** With `confirmed`: the reason for a visit outside the doctor's hours. */
  hoursReason?: string;
  /** With `cancelled`, for a visit of a series: `later` also cancels those after it that are still to come. */
  scope?: SeriesScope;
}

/** Days of a list. Visits that clients ask to move into these days are answered too, after the others. */
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
  /** Left out: hours at the clinic and online both count. */
  type?: AppointmentType;
  /** Id of a visit that is being moved: its own time counts as free. A client may name only the own visit. */
  except?: string;
  /** Last day, included, at most 62 days from `date`: then `days` is answered. */
  to?: Day;
}

/** Answer: `times` when the request has no `to`, `days` when it has. */
export interface FreeTimesAnswer {
  /** HH:mm, earliest first. */
  times?: string[];
  days?: FreeDay[];
}

export interface FirstFree {
  /** Minutes, 5–120. */
  duration: number;
  type?: AppointmentType;
  /** Id of the doctor; left out: all doctors. */
  doctor?: string;
  /** How many starts to answer, 1–20; left out: 3. */
  count?: number;
}

/** One free start time of a doctor. */
export interface FreeStart {
  doctor: PersonRef;
  date: Day;
  time: string;
}

/**
 * Moves a visit. A client's own request moves at once; a client's confirmed visit keeps its time and gets `askedMove`,
 * until the desk confirms one of the two. Asking for the confirmed time again takes the wish back.
 */
export interface RescheduleAppointment {
  /** yyyy-MM-dd, not before today. */
  date: Day;
  /** HH:mm, a multiple of five minutes. */
  time: string;
  /** Assistants only: minutes, 15–120 in steps of 15; left out: unchanged. */
  duration?: number;
  /** Assistants only: id of another doctor; left out: unchanged. */
  doctor?: string;
  /** Assistants only: false sends no email; left out: the client gets one. */
  notify?: boolean;
  /** Assistants only: the reason of the move; the email quotes it. */
  reason?: string;
  /** Assistants only: the reason for a visit outside the doctor's hours. */
  hoursReason?: string;
  /** Assistants only: allows a time that a client's request holds, or a visit's buffer. */
  overHold?: boolean;
  /**
   * Assistants only, for a confirmed visit of a series: `later` moves those after it by as many days, to the same time,
   * doctor and length. 409 SERIES_NOT_FREE with what is in the way of each, and nothing is moved.
   */
  scope?: SeriesScope;
}

export interface RecordOutcome {
  /** Null removes the recorded outcome. */
  outcome: Outcome | null;
}

/** A client at the desk without an appointment: it starts now, rounded up to five minutes. */
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
  /** Id of the client's active visit, which is moved to now instead of making a second one. */
  instead?: string;
  /** Allows a time that a client's request holds, or a visit's buffer. */
  overHold?: boolean;
}

export interface KeepVisit {
  /** The reason why the visit takes place although the doctor is away: 1–5,000 characters. */
  reason: string;
}

export interface WantEarlier {
  /** False: the client no longer wants an earlier time. */
  wanted: boolean;
}

export interface SetJoinLink {
  /** An https link; null: the doctor's own link is used, or the clinic calls. */
  joinLink: string | null;
}
