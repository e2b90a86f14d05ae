import type { AppointmentDeed } from './appointment-events.ts';
import type { AppointmentStatus, AppointmentType } from './constants.ts';
import type { PersonRef, Stored } from './people.ts';

/** One entry of an appointment's history. */
export interface AppointmentChange extends Partial<AppointmentDeed> {
  at: string;
  by: { id: string; name: string; role: string };
  /** In words, for example "moved from 05 Jan 2026, 3:30 PM". */
  what: string;
}

export interface Appointment extends Stored {
  doctor: PersonRef;
  client: PersonRef;
  assistant: PersonRef | null;
  /** Requested day, yyyy-MM-dd, clinic's zone. */
  date: string;
  /** Requested time, HH:mm, clinic's zone. */
  time: string;
  /** Minutes: 15–120 in steps of 15. */
  duration: number;
  appointmentType: AppointmentType;
  status: AppointmentStatus;
  clientNotes: string;
  assistantNotes: string;
  /** Set by confirming; null before. */
  confirmedDate: string | null;
  confirmedTime: string | null;
  /** Effective start and end (confirmed time when set, otherwise requested), ISO 8601 in UTC. */
  start: string;
  end: string;
  /** Name of the client's running program at the time of reading. */
  planType: string | null;
  changes: AppointmentChange[];
  /** Raised by every change; also the SEQUENCE of the calendar file. */
  version: number;
}

/** People may come as an id or as {id, name}; the server writes the names itself. */
export type PersonInput = string | { id: string; name?: string };

export interface CreateAppointment {
  doctor: PersonInput;
  client: PersonInput;
  assistant: PersonInput;
  appointmentType?: AppointmentType;
  date: string;
  time: string;
  /** Ignored from a client: 30. */
  duration?: number;
  clientNotes?: string;
  assistantNotes?: string;
}

export interface UpdateAppointment {
  status: 'confirmed' | 'cancelled';
  confirmedDate?: string;
  confirmedTime?: string;
  assistantNotes?: string;
  /** Why it is cancelled; the client's letter quotes it. */
  reason?: string;
}

/** Days from–to, yyyy-MM-dd, both included; left out: no bound. */
export interface AppointmentRange {
  from?: string;
  to?: string;
}

/** Whose free times, of which day, for how many minutes (5–120). */
export interface FreeTimes {
  doctor: string;
  date: string;
  duration: number;
}

export interface RescheduleAppointment {
  date: string;
  time: string;
}
