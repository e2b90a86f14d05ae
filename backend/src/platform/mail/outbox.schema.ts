import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { LETTER_STATES, LETTERS, type LetterState } from '@clinic/contract/notifications/letters';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addAudit } from '../audit/audited-records.ts';
import { addIdempotency } from '../database/idempotency.ts';
import { kindOf } from './letter-kind.ts';
import type { MailMessage } from './mail-message.ts';

type WithoutId<Message> = Message extends unknown ? Omit<Message, '_id' | 'client'> : never;

@Schema({ collection: 'outbox', timestamps: true, versionKey: false })
export class OutboxRecord {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  message: WithoutId<MailMessage>;

  /** The client, for a letter to a client. */
  @Prop({ type: MongooseSchema.Types.ObjectId })
  client?: Types.ObjectId;

  @Prop({ type: String, enum: LETTER_STATES, required: true })
  state: LetterState;

  @Prop({ type: Number, default: 0 })
  attempts: number;

  /** Also the end of a worker's lease: a worker that takes a row moves this into the future. */
  @Prop({ type: Date, required: true })
  nextAttemptAt: Date;

  /** The attempt that holds the row; reports of older ones are ignored. */
  @Prop({ type: String, default: null })
  attempt: string | null;

  /** Error of the last failed attempt. */
  @Prop({ type: String, default: null })
  problem: string | null;

  /** When a failed mail was last put back into the queue by a person. */
  @Prop({ type: Date })
  retriedAt?: Date;

  /** Set when the mail is sent; the row is deleted then. */
  @Prop({ type: Date })
  expiresAt?: Date;

  createdAt: Date;
  updatedAt: Date;
}

export const OutboxSchema = SchemaFactory.createForClass(OutboxRecord);
addIdempotency(OutboxSchema);
addAudit<OutboxRecord>(OutboxSchema, {
  kinds: ['letter'],
  reads: ['client', 'message'],
  subject: ({ _id: id, client, message }) => ({
    id,
    name: LETTERS[kindOf(message)],
    client: client ? { id: client, name: message.to.name } : null,
  }),
});
OutboxSchema.index({ state: 1, nextAttemptAt: 1 });
// The log: all letters, those of a state, those of a client.
OutboxSchema.index({ createdAt: 1, _id: 1 });
OutboxSchema.index({ state: 1, createdAt: 1, _id: 1 });
OutboxSchema.index(
  { client: 1, createdAt: 1, _id: 1 },
  { partialFilterExpression: { client: { $exists: true } } },
);
// The oldest waiting letter; only waiting letters are in it.
OutboxSchema.index({ createdAt: 1 }, { partialFilterExpression: { state: 'queued' } });
OutboxSchema.index({ 'message.to.email': 1 });
OutboxSchema.index({ expiresAt: 1 }, { partialFilterExpression: { expiresAt: { $exists: true } } });
