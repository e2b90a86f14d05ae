import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ROLES, type Role } from '@clinic/contract/constants';

/** What a ticket is for: the second step of a log-in, or the set-up of an app or a passkey. */
export const TICKET_KINDS = ['log-in', 'app', 'passkey'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** Something that somebody has begun with the password, and must end within minutes. */
@Schema({ collection: 'second-factor-tickets', versionKey: false })
export class TicketRecord {
  /** SHA-256 of the ticket: who reads the database has none. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String, enum: TICKET_KINDS, required: true })
  kind: TicketKind;

  @Prop({ type: String, enum: ROLES, required: true })
  role: Role;

  /** Id of the account, and its version at the password: another one ends the ticket. */
  @Prop({ type: String, required: true })
  account: string;

  @Prop({ type: Number, required: true })
  ver: number;

  @Prop({ type: Number, required: true })
  triesLeft: number;

  /** Of the app that is being set up, encrypted. */
  @Prop({ type: String })
  secret?: string;

  /** What the passkey must sign; taken away by the first try. */
  @Prop({ type: String })
  challenge?: string;

  @Prop({ type: Date, required: true, index: true })
  expiresAt: Date;
}

export const TicketSchema = SchemaFactory.createForClass(TicketRecord);
