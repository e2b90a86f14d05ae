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

  @Prop({ type: Date, required: true })
  nextAttemptAt: Date;
}

export const OutboxSchema = SchemaFactory.createForClass(OutboxRecord);
OutboxSchema.index({ state: 1, nextAttemptAt: 1 });
