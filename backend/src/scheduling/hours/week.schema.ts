import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { WeekRange } from '@clinic/contract/scheduling/hours';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import type { VersionAuthor } from '../../platform/database/versions.ts';

const range = { day: Number, from: String, to: String, modes: [String], _id: false };

/** A doctor's weekly hours, valid from its day until the next one's. */
@Schema({ collection: 'weeks', timestamps: true })
export class WeekRecord {
  _id: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  doctor: Types.ObjectId;

  /** yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  validFrom: string;

  @Prop({ type: [range], default: [] })
  ranges: WeekRange[];

  @Prop({ type: Number, default: 1 })
  version: number;

  /** The person who saved it last. */
  @Prop({ type: { id: String, name: String, role: String }, _id: false, required: true })
  by: VersionAuthor;

  /** When it was removed; a removed week is kept but no longer counts. */
  @Prop({ type: Date, default: null })
  removedAt: Date | null;

  createdAt: Date;
  updatedAt: Date;
}

export const WeekSchema = SchemaFactory.createForClass(WeekRecord);
addEnvelope<WeekRecord>(WeekSchema, {
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
WeekSchema.index(
  { doctor: 1, validFrom: 1 },
  { unique: true, name: 'one week a day', partialFilterExpression: { removedAt: null } },
);
