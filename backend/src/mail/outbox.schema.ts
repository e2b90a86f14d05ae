import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import type { MailMessage } from './mail-message.ts';

type WithoutId<Message> = Message extends unknown ? Omit<Message, '_id'> : never;

/** One mail on its way. */
@Schema({ collection: 'outbox', timestamps: true, versionKey: false })
export class OutboxRecord {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  message: WithoutId<MailMessage>;

  @Prop({ type: String, enum: ['queued', 'sent', 'failed'], required: true })
  state: 'queued' | 'sent' | 'failed';

  @Prop({ type: Number, default: 0 })
  attempts: number;

  /** Also the end of a worker's lease: who takes a row puts this into the future. */
  @Prop({ type: Date, required: true })
  nextAttemptAt: Date;

  /** The attempt that has the row now; what an older one reports is ignored. */
  @Prop({ type: String, default: null })
  attempt: string | null;

  /** What the last attempt that failed said. */
  @Prop({ type: String, default: null })
  problem: string | null;

  /** Set when the mail is sent: a notice is kept no longer than it may be asked for. */
  @Prop({ type: Date })
  expiresAt?: Date;

  createdAt: Date;
  updatedAt: Date;
}

export const OutboxSchema = SchemaFactory.createForClass(OutboxRecord);
OutboxSchema.index({ state: 1, nextAttemptAt: 1 });
// The oldest one that waits: only those that wait are in it.
OutboxSchema.index({ createdAt: 1 }, { partialFilterExpression: { state: 'queued' } });
OutboxSchema.index({ 'message.to.email': 1 });
OutboxSchema.index({ expiresAt: 1 }, { partialFilterExpression: { expiresAt: { $exists: true } } });
