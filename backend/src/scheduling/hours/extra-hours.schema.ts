import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { START_STEP_MINUTES } from '@clinic/contract/constants';
import { minutesOfRange } from '@clinic/contract/scheduling/free-times';
import type { VisitMode, WorkRange } from '@clinic/contract/scheduling/hours';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

/** The range in five-minute slots, counted from midnight. */
export function slotsOfRange({ from, to }: Pick<WorkRange, 'from' | 'to'>): number[] {
  const [first, end] = [from, to].map((time) => minutesOfRange(time) / START_STEP_MINUTES) as [
    number,
    number,
  ];
  return Array.from({ length: end - first }, (_, index) => first + index);
}

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

  /** Unique per doctor and day, see `slotsOfRange`. */
  @Prop({ type: [Number], required: true })
  slots: number[];

  /** When it was removed; a removed one is kept but no longer counts. */
  @Prop({ type: Date, default: null })
  removedAt: Date | null;

  createdAt: Date;
  updatedAt: Date;
}

export const ExtraHoursSchema = SchemaFactory.createForClass(ExtraHoursRecord);
addEnvelope<ExtraHoursRecord>(ExtraHoursSchema, {
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
ExtraHoursSchema.index({ doctor: 1, date: 1 });
ExtraHoursSchema.index(
  { doctor: 1, date: 1, slots: 1 },
  { unique: true, name: 'one extra range at a time', partialFilterExpression: { removedAt: null } },
);
ExtraHoursSchema.index({ date: 1 });
