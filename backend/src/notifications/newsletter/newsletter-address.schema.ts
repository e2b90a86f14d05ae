import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

export const NEWSLETTER_STATES = ['subscribed', 'unsubscribed'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

@Schema({ collection: 'newsletterAddresses', timestamps: true, versionKey: false })
export class NewsletterAddressRecord {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true, unique: true })
  email: string;

  @Prop({ type: String, enum: NEWSLETTER_STATES, required: true })
  state: NewsletterState;

  /** When the link of the first email was used; absent before that, and no other email is sent. */
  @Prop({ type: Date })
  confirmedAt?: Date;

  createdAt: Date;
  updatedAt: Date;
}

export const NewsletterAddressSchema = SchemaFactory.createForClass(NewsletterAddressRecord);
addEnvelope<NewsletterAddressRecord>(NewsletterAddressSchema, {
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
NewsletterAddressSchema.index({ createdAt: 1, _id: 1 });
NewsletterAddressSchema.index({ state: 1, createdAt: 1, _id: 1 });
