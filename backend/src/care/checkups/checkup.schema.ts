import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { CheckupFields, TakenMeasure } from '@clinic/contract/care/checkups/checkups';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { KeptRecord } from '../../platform/writes/versioned-records.ts';

const text = { type: String, default: '' };

@Schema({ collection: 'checkups', timestamps: true })
export class CheckupRecord extends KeptRecord {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  @Prop({
    type: { bloodPressure: text, nfd: text, motion: text, energy: text, other: text },
    _id: false,
    required: true,
  })
  fields: CheckupFields;

  /** Each kind once; absent in a checkup of an older release. */
  @Prop({
    type: [{ kind: String, value: Number, diastolic: Number, range: String, _id: false }],
    default: undefined,
  })
  measures?: TakenMeasure[];

  /** The day of the laboratory's values, yyyy-MM-dd; null without such values. */
  @Prop({ type: String, default: null })
  reportDay?: string | null;

  /** The day of the measurements, yyyy-MM-dd; absent: the day of the first save. */
  @Prop({ type: String })
  measuredOn?: string;

  /** The own doctor's visit to which the consultation belongs; absent in a checkup without one. */
  @Prop({ type: MongooseSchema.Types.ObjectId, ref: 'AppointmentRecord' })
  visit?: Types.ObjectId;

  /**
   * The visit and the colleague who stood in for the client's own doctor; absent in the own doctor's checkup.
   */
  @Prop({
    type: {
      visit: { type: MongooseSchema.Types.ObjectId, ref: 'AppointmentRecord' },
      doctor: { type: { id: MongooseSchema.Types.ObjectId, name: String }, _id: false },
    },
    _id: false,
    default: undefined,
  })
  cover?: { visit: Types.ObjectId; doctor: { id: Types.ObjectId; name: string } };
}

/** Returns the visit of a checkup; undefined when it was written without one. */
export const visitOf = ({ visit, cover }: Pick<CheckupRecord, 'visit' | 'cover'>) => visit ?? cover?.visit;

export const CheckupSchema = SchemaFactory.createForClass(CheckupRecord);
addEnvelope<CheckupRecord>(CheckupSchema, {
  reads: ['client'],
  subject: ({ _id: id, client }) => ({ id, client }),
});
CheckupSchema.index({ client: 1, updatedAt: -1, _id: -1 });
CheckupSchema.index(
  { 'cover.visit': 1 },
  {
    unique: true,
    name: 'one of a covered visit',
    partialFilterExpression: { 'cover.visit': { $exists: true } },
  },
);
CheckupSchema.index(
  { visit: 1 },
  { unique: true, name: 'one of a visit', partialFilterExpression: { visit: { $exists: true } } },
);
// Finds the checkups that were saved since measurements were last read again.
CheckupSchema.index({ updatedAt: 1 });
