import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { PUSH_NEWS, type PushNews } from '@clinic/contract/notifications/push';
import { Schema as MongooseSchema, type Types } from 'mongoose';

const STATES = ['queued', 'sent', 'shown', 'dropped'] as const;

@Schema({ collection: 'push-notices', timestamps: true, versionKey: false })
export class PushNotificationRecord {
  /** The notification has the key of the email about the same thing, so that there is one for each. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  @Prop({ type: String, enum: PUSH_NEWS, required: true })
  news: PushNews;

  @Prop({ type: Date, default: null })
  startsAt: Date | null;

  @Prop({ type: String, enum: STATES, required: true })
  state: (typeof STATES)[number];

  /** Receipt that a browser sends back after showing it, in base64url. */
  @Prop({ type: String, required: true })
  receipt: string;

  @Prop({ type: [MongooseSchema.Types.ObjectId], default: [] })
  takenFor: Types.ObjectId[];

  @Prop({ type: Number, default: 0 })
  attempts: number;

  /** Also the end of a worker's lease. */
  @Prop({ type: Date, required: true })
  nextAttemptAt: Date;

  /** The attempt that is sending the notification now; null without one. */
  @Prop({ type: String, default: null })
  attempt: string | null;

  /** The notification is outdated after this instant. */
  @Prop({ type: Date, required: true })
  until: Date;

  @Prop({ type: Date, required: true })
  expiresAt: Date;
}

export const PushNotificationSchema = SchemaFactory.createForClass(PushNotificationRecord);
PushNotificationSchema.index({ nextAttemptAt: 1 }, { partialFilterExpression: { state: 'queued' } });
PushNotificationSchema.index({ receipt: 1 }, { unique: true });
PushNotificationSchema.index({ client: 1 });
PushNotificationSchema.index({ expiresAt: 1 });
