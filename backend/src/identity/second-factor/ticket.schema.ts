import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ROLES, type Role } from '@clinic/contract/constants';

export const TICKET_KINDS = ['log-in', 'app', 'passkey'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** A second step or a set-up that was begun with the password, and must end within minutes. */
@Schema({ collection: 'second-factor-tickets', versionKey: false })
export class TicketRecord {
  /** SHA-256 of the ticket, so that a reader of the database has none. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String, enum: TICKET_KINDS, required: true })
  kind: TicketKind;

  @Prop({ type: String, enum: ROLES, required: true })
  role: Role;

  /** Id of the account, and its version when the password was given: a later version voids the ticket. */
  @Prop({ type: String, required: true })
  account: string;

  @Prop({ type: Number, required: true })
  ver: number;

  @Prop({ type: Number, required: true })
  triesLeft: number;

  /** The new app's secret, encrypted. */
  @Prop({ type: String })
  secret?: string;

  /** The passkey's challenge; the first try removes it. */
  @Prop({ type: String })
  challenge?: string;

  @Prop({ type: Date, required: true, index: true })
  expiresAt: Date;
}

export const TicketSchema = SchemaFactory.createForClass(TicketRecord);
