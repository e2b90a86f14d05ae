import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { VisitMode } from '@clinic/contract/hours';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addAudit } from '../audit/audited-records.ts';
import { addIdempotency } from '../database/idempotency.ts';

/** Working time of a doctor outside the week, on one day. */
@Schema({ collection: 'extra-hours', timestamps: true })
export class ExtraHoursRecord {
  _id: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  doctor: Types.ObjectId;

  /** yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  date: string;

  @Prop({ type: String, required: true })
  from: string;

  @Prop({ type: String, required: true })
  to: string;

  @Prop({ type: [String], required: true })
  modes: VisitMode[];

  /** The five minutes of the day that it takes, counted from midnight: each of a doctor's day once. */
  @Prop({ type: [Number], required: true })
  slots: number[];

  /** Nothing is deleted: what was taken away counts no more. */
  @Prop({ type: Date, default: null })
  removedAt: Date | null;

  createdAt: Date;
  updatedAt: Date;
}

export const ExtraHoursSchema = SchemaFactory.createForClass(ExtraHoursRecord);
addIdempotency(ExtraHoursSchema);
addAudit<ExtraHoursRecord>(ExtraHoursSchema, {
  kinds: ['hours'],
  changes: ['removedAt'],
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
ExtraHoursSchema.index({ doctor: 1, date: 1 });
ExtraHoursSchema.index(
  { doctor: 1, date: 1, slots: 1 },
  { unique: true, name: 'one extra range at a time', partialFilterExpression: { removedAt: null } },
);
ExtraHoursSchema.index({ date: 1 });
