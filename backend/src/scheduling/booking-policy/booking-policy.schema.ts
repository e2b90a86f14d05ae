import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { BookingPolicy } from '@clinic/contract/scheduling/booking-policy';
import { addEnvelope } from '../../platform/writes/envelope.ts';

export const POLICY = 'booking-policy';

@Schema({ collection: 'settings', versionKey: false })
export class BookingPolicyRecord implements BookingPolicy {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Number, required: true })
  minNotice: number;

  @Prop({ type: Number, required: true })
  maxAdvance: number;

  @Prop({ type: Number, required: true })
  changeLimit: number;

  @Prop({ type: Number, required: true })
  holdHours: number;

  @Prop({ type: Number, required: true })
  buffer: number;

  @Prop({ type: Number, required: true })
  step: number;

  @Prop({ type: Number, required: true })
  version: number;
}

export const BookingPolicySchema = SchemaFactory.createForClass(BookingPolicyRecord);
addEnvelope<BookingPolicyRecord>(BookingPolicySchema, {
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
