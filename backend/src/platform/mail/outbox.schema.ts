import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { EMAIL_STATES, EMAILS, type EmailState } from '@clinic/contract/notifications/email-kinds';
import type { Role } from '@clinic/contract/constants';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../writes/envelope.ts';
import { kindOf } from './kind-of-email.ts';
import type { MailMessage } from './mail-message.ts';

type WithoutId<Message> = Message extends unknown ? Omit<Message, '_id' | 'client'> : never;

@Schema({ collection: 'outbox', timestamps: true, versionKey: false })
export class OutboxRecord {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  message: WithoutId<MailMessage>;

  /** Id of the client who gets it, if any. */
  @Prop({ type: MongooseSchema.Types.ObjectId })
  client?: Types.ObjectId;

  @Prop({ type: String, enum: EMAIL_STATES, required: true })
  state: EmailState;

  @Prop({ type: Number, default: 0 })
  attempts: number;

  /** When it is due; taking a row moves this into the future, which is also the end of the worker's claim. */
  @Prop({ type: Date, required: true })
  nextAttemptAt: Date;

  /** The attempt that holds the row, null when none does; reports of older attempts are ignored. */
  @Prop({ type: String, default: null })
  attempt: string | null;

  /** Error of the last failed attempt. */
  @Prop({ type: String, default: null })
  problem: string | null;

  /** How often the desk has tried to tell it, absent before; so that two people do not record one try twice. */
  @Prop({ type: Number })
  tellings?: number;

  /** Who last recorded that the client was told or was not reached, and when. */
  @Prop({ type: { at: Date, by: { id: String, name: String, role: String }, _id: false } })
  telling?: { at: Date; by: { id: string; name: string; role: Role } };

  /** When the admin last retried a failed email. */
  @Prop({ type: Date })
  retriedAt?: Date;

  /** Set when nothing more is to be done, so that the row expires. */
  @Prop({ type: Date })
  expiresAt?: Date;

  createdAt: Date;
  updatedAt: Date;
}

export const OutboxSchema = SchemaFactory.createForClass(OutboxRecord);
addEnvelope<OutboxRecord>(OutboxSchema, {
  reads: ['client', 'message'],
  subject: ({ _id: id, client, message }) => ({
    id,
    name: EMAILS[kindOf(message)],
    client: client ? { id: client, name: message.to.name } : null,
  }),
});
OutboxSchema.index({ state: 1, nextAttemptAt: 1 });
// Finds emails for the log: all, by state, by client.
OutboxSchema.index({ createdAt: 1, _id: 1 });
OutboxSchema.index({ state: 1, createdAt: 1, _id: 1 });
OutboxSchema.index(
  { client: 1, createdAt: 1, _id: 1 },
  { partialFilterExpression: { client: { $exists: true } } },
);
// Finds what a client has yet to read in the portal; few clients have any, and each home asks.
OutboxSchema.index(
  { client: 1, createdAt: -1, _id: -1 },
  { partialFilterExpression: { state: 'at log-in' } },
);
// Finds the oldest queued email; a partial index of queued ones.
OutboxSchema.index({ createdAt: 1 }, { partialFilterExpression: { state: 'queued' } });
OutboxSchema.index({ 'message.to.email': 1 });
OutboxSchema.index({ expiresAt: 1 }, { partialFilterExpression: { expiresAt: { $exists: true } } });
