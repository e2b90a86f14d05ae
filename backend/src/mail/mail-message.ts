/** What mails are about. The outbox keeps these facts; the text is made when the mail is sent. */
export type MailMessage = {
  /** From the key of the change that it follows from: the same notice is stored once. */
  _id: string;
  to: { name: string; email: string };
} & (
  | { kind: 'welcome' }
  | {
      kind: 'set-password';
      /** The client, and the nonce of the open link: the outbox itself opens no account. */
      client: string;
      nonce: string;
      /** True for one whom the front desk has just registered. */
      registered: boolean;
    }
  | {
      kind: 'newsletter';
      /** The newsletter address, whose unsubscribe link is derived from it. */
      address: string;
    }
  | {
      kind: 'appointment';
      event: 'requested' | 'confirmed' | 'moved' | 'cancelled';
      appointment: MailedAppointment;
    }
);

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
  /** True for a moved one that waits for the clinic's answer again: the calendar shows it as tentative. */
  tentative?: boolean;
}
