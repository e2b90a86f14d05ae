import type { Day } from '@clinic/contract/clinic-calendar';
import type { Role } from '@clinic/contract/constants';
import type { VisitLetter } from '@clinic/contract/notifications/letters';
import type { LinkMail } from './link-letters.ts';

export const SECOND_FACTOR_EVENTS = ['added', 'removed', 'codes', 'code-used', 'reset'] as const;
export type SecondFactorEvent = (typeof SECOND_FACTOR_EVENTS)[number];

/** The outbox keeps these facts; the text is made when the mail is sent. */
export type MailMessage = {
  /** Derived from the key of its cause, so that a notice is stored once. */
  _id: string;
  to: { name: string; email: string };
  /** Id of the client, for letters to a client. */
  client?: string;
} & (
  | LinkMail
  | {
      kind: 'newsletter';
      /** Id of the newsletter address; its unsubscribe link is derived from it. */
      address: string;
      /** The address is not confirmed yet. */
      toConfirm?: boolean;
    }
  | {
      kind: 'second-factor';
      event: SecondFactorEvent;
      /** The account's role, which decides the log-in page. */
      role: Role;
    }
  | { kind: 'plan-published' }
  | { kind: 'check-in-answered' }
  | {
      kind: 'program-ending';
      /** The program's last day. */
      endsOn: Day;
    }
  | {
      kind: 'appointment';
      event: VisitLetter;
      appointment: MailedAppointment;
      /** The change itself; absent in mails of an earlier release. */
      change?: MailedChange;
    }
);

export interface MailedChange {
  /** The client changed it, not the clinic. */
  byClient: boolean;
  /** Start before the move. */
  oldStart?: Date;
  /** Former doctor. */
  oldDoctor?: string;
  /** Former length in minutes. */
  oldDuration?: number;
  /** Reason of the cancellation or move. */
  reason?: string;
}

export interface MailedAppointment {
  id: string;
  /** SEQUENCE of the calendar file. */
  version: number;
  doctor: string;
  start: Date;
  end: Date;
  /** As shown: Online, In-Person, Machine. */
  type: string;
  /** The clinic's address or "Online". */
  place: string;
  /** True while it waits for the clinic's answer: the calendar shows it as tentative. */
  tentative?: boolean;
  /** For a confirmed visit: hours before it in which changes are refused; absent without a policy. */
  changeLimit?: number;
  /** For a confirmed online visit: its https address. */
  joinLink?: string;
  /** For a confirmed online visit without a joining link: the client's number, which the clinic calls. */
  callOn?: string;
}
