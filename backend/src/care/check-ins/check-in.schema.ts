import type { MealType } from '@clinic/contract/constants';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { KeptRecord } from '../../platform/writes/versioned-records.ts';

/** The doctor's answer; former texts are in the record's kept versions. */
export interface StoredAnswer {
  text: string;
  at: Date;
}

@Schema({ collection: 'checkIns', timestamps: true, versionKey: false, minimize: false })
export class CheckInRecord extends KeptRecord {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  program: Types.ObjectId;

  @Prop({ type: Number, required: true })
  week: number;

  /** yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  dueOn: string;

  @Prop({ type: Number, required: true })
  daysFollowed: number;

  @Prop({ type: String, default: null })
  hardestMeal: MealType | null;

  @Prop({ type: Number, required: true })
  hunger: number;

  @Prop({ type: Number, required: true })
  energy: number;

  @Prop({ type: Number, required: true })
  sleep: number;

  @Prop({ type: String, default: '' })
  note: string;

  /** The weight in kilograms; null when the client gave none. */
  @Prop({ type: Number, default: null })
  weight: number | null;

  @Prop({ type: Date, required: true })
  sentAt: Date;

  @Prop({ type: Date, default: null })
  readAt: Date | null;

  @Prop({ type: { text: String, at: Date }, _id: false, default: null })
  answer: StoredAnswer | null;
}

export const CheckInSchema = SchemaFactory.createForClass(CheckInRecord);
addEnvelope<CheckInRecord>(CheckInSchema, {
  reads: ['client', 'week'],
  subject: ({ _id: id, client, week }) => ({ id, name: `week ${week}`, client }),
});
// A program has one check-in a week, also when two devices send it at once.
CheckInSchema.index({ client: 1, program: 1, week: 1 }, { unique: true });
CheckInSchema.index({ client: 1, dueOn: -1 });
CheckInSchema.index({ sentAt: 1 }, { name: 'unread', partialFilterExpression: { readAt: null } });
