import type { Day } from '@clinic/contract/clinic-calendar';
import type { Role } from '@clinic/contract/constants';
import type { VisitLetter } from '@clinic/contract/notifications/letters';
import type { LinkMail } from './link-letters.ts';

/** What can happen to somebody's second factor. */
export const SECOND_FACTOR_EVENTS = ['added', 'removed', 'codes', 'code-used', 'reset'] as const;
export type SecondFactorEvent = (typeof SECOND_FACTOR_EVENTS)[number];

/** What mails are about. The outbox keeps these facts; the text is made when the mail is sent. */
export type MailMessage = {
  /** From the key of the change that it follows from: the same notice is stored once. */
  _id: string;
  to: { name: string; email: string };
  /** Id of the client whom it is to; left out for staff, and for readers of the newsletter. */
  client?: string;
} & (
  | LinkMail
  | {
      kind: 'newsletter';
      /** The newsletter address, whose unsubscribe link is derived from it. */
      address: string;
      /** Its owner has not confirmed it yet. */
      toConfirm?: boolean;
    }
  | {
      kind: 'second-factor';
      event: SecondFactorEvent;
      /** Of the account: says where its log-in is. */
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
      /** What the letter tells of the change itself; mails from before it was kept have none. */
      change?: MailedChange;
    }
);

export interface MailedChange {
  /** The client changed it, not the clinic. */
  byClient: boolean;
  /** Start that a move left. */
  oldStart?: Date;
  /** Who had it before its doctor changed. */
  oldDoctor?: string;
  /** Minutes that it lasted before its length changed. */
  oldDuration?: number;
  /** Why it was cancelled or moved. */
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
  /** True for one that waits for the clinic's answer: the calendar shows it as tentative. */
  tentative?: boolean;
  /** Of a confirmed one: how long before it the client may change it, in hours; absent while no policy is stored. */
  changeLimit?: number;
  /** Of a confirmed online one: where it takes place, https. */
  joinLink?: string;
  /** Of a confirmed online one without a joining link: the client's number, which the clinic calls. */
  callOn?: string;
}
