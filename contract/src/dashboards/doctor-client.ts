import type { ClientFacts } from './client-facts.ts';
import type { Instant } from '../clinic-calendar.ts';
import type { AppointmentStatus, AppointmentType } from '../constants.ts';
import type { FormType } from '../care/intake-forms/intake-form-fields.ts';
import type { EmailState } from '../notifications/email-kinds.ts';
import type { Client } from '../people.ts';
import type { Outcome } from '../scheduling/visit-outcome.ts';

/** Time of a past or upcoming visit. */
export interface VisitMoment {
  start: Instant;
  appointmentType: AppointmentType;
}

/**
 * A doctor's access to a colleague's client because of own visits: all is read, and the visit's checkups are written.
 */
export interface Cover {
  /** The client's own doctor; null when the client has none. */
  doctorName: string | null;
  /** The visits that give access now; the one that a new checkup belongs to comes first. */
  visits: (VisitMoment & { id: string })[];
  /** The first instant at which no visit gives access any more. */
  until: Instant;
}

/** The facts shown above every page of a client. */
export interface ClientSummary extends ClientFacts {
  client: Client;
  /** Years; empty when they are not known. */
  age: string;
  /** A diet such as "Veg"; empty when not written down. */
  diet: string;
  /** The next visit that is not cancelled. */
  nextVisit: VisitMoment | null;
  /** The last visit that took place, as far as recorded. */
  lastVisit: VisitMoment | null;
  /** Null for the client's own doctor. */
  cover: Cover | null;
}

/** One event of a client's care, past or coming; `timelineWords` writes it. */
export type TimelineEntry = { at: Instant } & (
  | {
      kind: 'visit';
      id: string;
      appointmentType: AppointmentType;
      status: AppointmentStatus;
      outcome: Outcome | null;
    }
  | { kind: 'program'; name: string; deed: 'started' | 'ended' }
  | { kind: 'plan'; plan: 'diet' | 'vitamin' | 'herbs' | 'snacks'; by: string }
  | { kind: 'checkup'; by: string }
  | { kind: 'form'; formType: FormType; by: string; byClient: boolean }
  | { kind: 'letter'; about: string; state: Exclude<EmailState, 'dropped'> }
);
export type TimelineKind = TimelineEntry['kind'];

/** The events of a client's care, newest first; at most 200. */
export interface ClientTimeline {
  entries: TimelineEntry[];
}
