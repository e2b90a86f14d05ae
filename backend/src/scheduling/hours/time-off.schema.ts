import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ClinicMoment } from '@clinic/contract/clinic-calendar';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import type { VersionAuthor } from '../../platform/database/versions.ts';

const moment = { type: { date: String, time: String }, _id: false, required: true };

@Schema({ collection: 'time-off', timestamps: true })
export class TimeOffRecord {
  _id: Types.ObjectId;

  /** Id of the doctor; null: the whole clinic. */
  @Prop({ type: MongooseSchema.Types.ObjectId, default: null })
  doctor: Types.ObjectId | null;

  /** Day and time in the clinic's zone. */
  @Prop(moment)
  from: ClinicMoment;

  @Prop(moment)
  to: ClinicMoment;

  /** The span as instants, written with every change. */
  @Prop({ type: Date, required: true })
  startsAt: Date;

  @Prop({ type: Date, required: true })
  endsAt: Date;

  @Prop({ type: String, required: true })
  label: string;

  @Prop({ type: Number, default: 1 })
  version: number;

  /** The person who saved it last. */
  @Prop({ type: { id: String, name: String, role: String }, _id: false, required: true })
  by: VersionAuthor;

  /** When it was removed; removed time off is kept but no longer counts. */
  @Prop({ type: Date, default: null })
  removedAt: Date | null;

  createdAt: Date;
  updatedAt: Date;
}

export const TimeOffSchema = SchemaFactory.createForClass(TimeOffRecord);
addEnvelope<TimeOffRecord>(TimeOffSchema, {
  reads: ['label'],
  subject: ({ _id: id, label: name }) => ({ id, name }),
});
TimeOffSchema.index({ doctor: 1, endsAt: 1 });
TimeOffSchema.index({ endsAt: 1 });
