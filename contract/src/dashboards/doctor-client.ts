import type { ClientFacts } from './client-facts.ts';
import type { Instant } from '../clinic-calendar.ts';
import type { AppointmentStatus, AppointmentType } from '../constants.ts';
import type { FormType } from '../care/intake-forms/intake-form-fields.ts';
import type { EmailState } from '../notifications/email-kinds.ts';
import type { Client } from '../people.ts';
import type { Outcome } from '../scheduling/visit-outcome.ts';

/** When a visit was or will be. */
export interface VisitMoment {
  start: Instant;
  appointmentType: AppointmentType;
}

/** That a doctor sees another's client because of own visits: everything to read, and their checkups to write. */
export interface Cover {
  /** The client's own doctor; null when the client has none. */
  doctorName: string | null;
  /** The visits by which the doctor covers now; the one that a new checkup is of stands first. */
  visits: (VisitMoment & { id: string })[];
  /** The first moment in which none of them lets the doctor cover any more. */
  until: Instant;
}

/** This stands above everything that a doctor does for a client. */
export interface ClientSummary extends ClientFacts {
  client: Client;
  /** Years; empty when they are not known. */
  age: string;
  /** Such as "Veg"; empty when not written down. */
  diet: string;
  /** The next one that is not cancelled. */
  nextVisit: VisitMoment | null;
  /** The last one that took place, as far as recorded. */
  lastVisit: VisitMoment | null;
  /** Null for the client's own doctor. */
  cover: Cover | null;
}

/** One thing that happened, or will; what is said of it is `timelineWords`. */
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

/** The events of a client's care, the newest first; at most 200. */
export interface ClientTimeline {
  entries: TimelineEntry[];
}
