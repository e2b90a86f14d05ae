/** What mails are about. The outbox keeps these facts; the text is made when the mail is sent. */
export type MailMessage = {
  /** From the key of the change that it follows from: the same notice is stored once. */
  _id: string;
  to: { name: string; email: string };
} & (
  | { kind: 'welcome' }
  | { kind: 'set-password'; link: string }
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
}
