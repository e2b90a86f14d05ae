import type { Day } from '@clinic/contract/clinic-calendar';
import type { Role } from '@clinic/contract/constants';
import type { EmailKind, SeriesEmail, VisitEmail } from '@clinic/contract/notifications/email-kinds';
import type { LinkEmail, LinkMail } from './link-emails.ts';

/** Events of a second factor. */
export const SECOND_FACTOR_EVENTS = ['added', 'removed', 'codes', 'code-used', 'reset'] as const;
export type SecondFactorEvent = (typeof SECOND_FACTOR_EVENTS)[number];

/** Kinds of email of which nothing but the kind is stored. */
export type PlainEmail = Exclude<
  EmailKind,
  | VisitEmail
  | SeriesEmail
  | LinkEmail
  | `second-factor-${SecondFactorEvent}`
  | 'newsletter'
  | 'program-ending'
  | 'new-doctor'
  | 'payment-not-received'
>;

/** The facts of an email in the outbox; the text is made when it is sent. */
export type MailMessage = {
  /** Derived from the change's key, so that one change makes one email. */
  _id: string;
  /** Only a client may have no address, and is told otherwise (`without-address.ts`). */
  to: { name: string; email?: string };
  /** Id of the receiving client; absent for staff and newsletter readers. */
  client?: string;
} & (
  | LinkMail
  | {
      kind: 'newsletter';
      /** The newsletter address, from which its unsubscribe link is made. */
      address: string;
      /** True: the owner has not confirmed the address yet. */
      toConfirm?: boolean;
    }
  | {
      kind: 'second-factor';
      event: SecondFactorEvent;
      /** The account's role, which decides its log-in page. */
      role: Role;
    }
  | { kind: PlainEmail }
  | {
      kind: 'program-ending';
      endsOn: Day;
    }
  | {
      kind: 'new-doctor';
      oldDoctor: string;
      newDoctor: string;
      /** The person who made the change. */
      by: { name: string; role: Role };
    }
  | {
      kind: 'payment-not-received';
      /** Id and number of the invoice that the client said to have paid, and by which transfer. */
      invoice: string;
      invoiceNumber: string;
      reference: string;
    }
  | {
      kind: 'appointment';
      event: VisitEmail;
      appointment: MailedAppointment;
      /** Details of the change; absent in older emails. */
      change?: MailedChange;
    }
  | {
      kind: SeriesEmail;
      /** The visits that were booked, moved or cancelled, earliest first; at least one. */
      appointments: MailedAppointment[];
      /** The desk's reason of a move or cancellation. */
      reason?: string;
    }
);

export interface MailedChange {
  /** True: the client made the change, not the clinic. */
  byClient: boolean;
  /** Previous start of a moved visit. */
  oldStart?: Date;
  /** Previous doctor. */
  oldDoctor?: string;
  /** Previous length in minutes. */
  oldDuration?: number;
  /** Reason of a cancellation or move. */
  reason?: string;
}

export interface MailedAppointment {
  id: string;
  /** SEQUENCE of the calendar file. */
  version: number;
  doctor: string;
  start: Date;
  end: Date;
  /** The type as people read it: Online, In-Person, Machine. */
  type: string;
  /** The clinic's address or "Online". */
  place: string;
  /** Waits for the clinic's answer: the calendar shows it as tentative. */
  tentative?: boolean;
  /** For a confirmed visit: hours before it until which the client may change it; absent without a policy. */
  changeLimit?: number;
  /** For a confirmed online visit: its https link. */
  joinLink?: string;
  /** For a confirmed online visit without a link: the client's number, which the clinic calls. */
  callOn?: string;
}
