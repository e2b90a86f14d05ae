import type { Day, Instant } from './clinic-calendar.ts';
import type { AppointmentDeed } from './appointment-events.ts';
import type { AppointmentStatus, AppointmentType } from './constants.ts';
import type { PersonRef, Stored } from './people.ts';

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
}

export interface UpdateAppointment {
  /** requested → confirmed | cancelled, confirmed → cancelled; nothing else: any other is refused with 409. */
  status: 'confirmed' | 'cancelled';
  /** yyyy-MM-dd, not before today; required to confirm. */
  confirmedDate?: Day;
  /** HH:mm, a multiple of five minutes; required to confirm. */
  confirmedTime?: string;
  assistantNotes?: string;
  /** Why it is cancelled; the client's letter quotes it. */
  reason?: string;
}

export interface AppointmentRange {
  /** First day, yyyy-MM-dd; left out: no bound. */
  from?: Day;
  /** Last day, included. */
  to?: Day;
}

export interface FreeTimes {
  doctor: string;
  date: Day;
  /** Minutes, 5–120. */
  duration: number;
}

export interface RescheduleAppointment {
  /** yyyy-MM-dd, not before today. */
  date: Day;
  /** HH:mm, a multiple of five minutes. */
  time: string;
}
