import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ROLES, type Role } from '@clinic/contract/constants';

/** Purpose of a ticket: the second step of a log-in, a passkey in the password's place, or a set-up. */
export const TICKET_KINDS = ['log-in', 'again', 'app', 'passkey'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** A step that a person began, with the password or signed in, and must finish within minutes. */
@Schema({ collection: 'second-factor-tickets', versionKey: false })
export class TicketRecord {
  /** SHA-256 of the ticket: reading the database yields no ticket. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String, enum: TICKET_KINDS, required: true })
  kind: TicketKind;

  @Prop({ type: String, enum: ROLES, required: true })
  role: Role;

  /** Id of the account and its version at the password; a new version ends the ticket. */
  @Prop({ type: String, required: true })
  account: string;

  @Prop({ type: Number, required: true })
  ver: number;

  @Prop({ type: Number, required: true })
  triesLeft: number;

  /** Secret of the app that is being set up, encrypted. */
  @Prop({ type: String })
  secret?: string;

  /** The passkey must sign this; the first try removes it. */
  @Prop({ type: String })
  challenge?: string;

  @Prop({ type: Date, required: true, index: true })
  expiresAt: Date;
}

export const TicketSchema = SchemaFactory.createForClass(TicketRecord);
