import { APPOINTMENT_EVENTS, type AppointmentEvent } from '../scheduling/appointment-events.ts';
import type { Instant } from '../clinic-calendar.ts';

/** Reminders of a visit, which are sent by the clock and not by an event. */
export const VISIT_REMINDERS = ['reminder-24h', 'reminder-2h'] as const;
export type VisitReminder = (typeof VISIT_REMINDERS)[number];

/** Every email about a visit: one for each event, the reminders, and one after a visit that was missed. */
export const VISIT_EMAILS = [...APPOINTMENT_EVENTS, ...VISIT_REMINDERS, 'missed'] as const;
export type VisitEmail = AppointmentEvent | VisitReminder | 'missed';

/** Emails about several visits of a series at once. */
export const SERIES_EMAILS = [
  'series-booked',
  'series-moved',
  'series-doctor-changed',
  'series-cancelled',
] as const;
export type SeriesEmail = (typeof SERIES_EMAILS)[number];

/** Every email that the clinic sends, by what people call it. */
export const EMAILS = {
  requested: 'Request received',
  booked: 'Booked by the desk',
  confirmed: 'Visit confirmed',
  moved: 'Visit moved',
  'move-asked': 'Another time asked for',
  'doctor-changed': 'Doctor changed',
  'request-cancelled': 'Request cancelled',
  cancelled: 'Visit cancelled',
  'reminder-24h': 'Reminder the day before',
  'reminder-2h': 'Reminder two hours before',
  missed: 'Missed visit',
  'series-booked': 'Series booked',
  'series-moved': 'Series moved',
  'series-doctor-changed': 'Doctor of a series changed',
  'series-cancelled': 'Series cancelled',
  'plan-published': 'Plan published',
  'check-in-answered': 'Check-in answered',
  'program-ending': 'Program ending',
  'new-doctor': 'Client given to another doctor',
  'payment-not-received': 'Payment not received',
  welcome: 'Welcome',
  'verify-email': 'Confirm the email',
  'new-email': 'Confirm a new email',
  'email-changing': 'Email about to change',
  'email-asked': 'Email to be changed by the clinic',
  'undone-email': 'Change of email taken back',
  'first-password': 'Account opened by the desk',
  'set-password': 'New password asked for',
  'sent-password': 'Password link from an admin',
  'registered-again': 'Registered once more',
  'second-factor-added': 'Second step added',
  'second-factor-removed': 'Second step removed',
  'second-factor-codes': 'New recovery codes',
  'second-factor-code-used': 'Recovery code used',
  'second-factor-reset': 'Second step reset',
  newsletter: 'Newsletter asked for',
} as const satisfies Record<VisitEmail | SeriesEmail, string> & Record<string, string>;
export type EmailKind = keyof typeof EMAILS;
export const EMAIL_KINDS = Object.keys(EMAILS) as EmailKind[];

/** Optional emails, which an admin may switch off; all others carry facts that the reader must know. */
export const OPTIONAL_EMAILS = [
  'reminder-24h',
  'reminder-2h',
  'missed',
  'plan-published',
  'check-in-answered',
  'program-ending',
] as const satisfies readonly EmailKind[];
export type OptionalEmail = (typeof OPTIONAL_EMAILS)[number];

/**
 * `waits`: written while no mail server was set up, so kept as a file. `dropped`: not sent, because its news was no longer true or a notification had told it. The states behind it are of
 * emails that no mail server took, most of them to clients without an address (`telling.ts`). `not to tell`: without
 * consent to reminders.
 */
export const EMAIL_STATES = [
  'queued',
  'sent',
  'waits',
  'failed',
  'dropped',
  'to tell',
  'told',
  'not reached',
  'not to tell',
  'listed',
  'at log-in',
  'read',
] as const;
export type EmailState = (typeof EMAIL_STATES)[number];
export const EMAIL_STATE_WORDS: Readonly<Record<EmailState, string>> = {
  queued: 'On its way',
  sent: 'Sent',
  waits: 'Waits: mails are not set up',
  failed: 'Failed',
  dropped: 'Not needed',
  'to tell': 'To tell',
  told: 'Told',
  'not reached': 'Not reached',
  'not to tell': 'Not to be told',
  listed: 'On the list of tomorrow',
  'at log-in': 'Shown at the next log-in',
  read: 'Read',
};

/** One email, queued or sent: recipient and kind, never its text. */
export interface Email {
  _id: string;
  /** An id derived from the email's cause; not an id of 24 digits. */
  id: string;
  createdAt: Instant;
  /** When it was sent or last tried. */
  updatedAt: Instant;
  /** `email` is empty for a client without an address. */
  to: { name: string; email: string };
  /** Id of the client who gets it; null for staff and readers of the newsletter. */
  client: string | null;
  kind: EmailKind;
  /** Its subject line. */
  about: string;
  state: EmailState;
  /** Number of attempts. */
  attempts: number;
  /** The mail server's answer to the last attempt that failed; null when none did. */
  problem: string | null;
  /** Null: the desk does not tell it (`telling.ts`). */
  telling: Telling | null;
}

/** How the desk tells an email. */
export interface Telling {
  /** A message with what is to be told. */
  text: string;
  /** Number of times that it was told or not reached. */
  tries: number;
  /** Who last recorded it, and when; null before. */
  last: { by: string; at: Instant } | null;
}

/** A preview of an email with made-up data. */
export interface EmailLook {
  kind: EmailKind;
  subject: string;
  /** The whole HTML page. */
  html: string;
}

export interface EmailSwitches {
  /** The emails that are switched off. */
  off: OptionalEmail[];
  /** Counts the changes; 0 before the first. */
  version: number;
}

export interface SwitchEmail {
  kind: OptionalEmail;
  on: boolean;
}

/** Most characters of a subject that a phone's list shows in full. */
export const MAX_SUBJECT = 60;
