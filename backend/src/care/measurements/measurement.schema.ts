import type { Role } from '@clinic/contract/constants';
import {
  KIND_NAMES,
  MEASUREMENT_SOURCES,
  kindOf,
  type MeasuredValue,
  type MeasurementKind,
  type MeasurementSource,
} from '@clinic/contract/care/measurements/measurements';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

@Schema({ collection: 'measurements', versionKey: false })
export class MeasurementRecord {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  @Prop({ type: String, enum: KIND_NAMES, required: true })
  kind: MeasurementKind;

  /** Null when the value was removed. */
  @Prop({ type: Number, default: null })
  value: number | null;

  @Prop({ type: Number, default: null })
  diastolic: number | null;

  /** The laboratory's unit; null when the report has none. */
  @Prop({ type: String, default: null })
  range: string | null;

  @Prop({ type: String })
  unit: string;

  /** yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  day: string;

  @Prop({ type: String, enum: MEASUREMENT_SOURCES, required: true })
  source: MeasurementSource;

  @Prop({ type: { id: String, name: String, role: String }, _id: false, required: true })
  by: { id: string; name: string; role: Role };

  /** The time of the save: an older save never overwrites a newer one. */
  @Prop({ type: Date, required: true })
  at: Date;

  /** Number of the client's ended programs at that time. */
  @Prop({ type: Number, required: true })
  round: number;

  /** Set when the doctor has excluded it from the progress; absent otherwise. */
  @Prop({ type: { reason: String }, _id: false, default: undefined })
  notCounted?: { reason: string };

  /** Former values, the oldest first. */
  @Prop({ type: [{ value: Number, diastolic: Number, at: Date, _id: false }], default: [] })
  earlier: (Omit<MeasuredValue, 'value'> & { value: number | null; at: Date })[];
}

export const MeasurementSchema = SchemaFactory.createForClass(MeasurementRecord);
addEnvelope<MeasurementRecord>(MeasurementSchema, {
  withoutKeys: true,
  reads: ['client', 'kind'],
  subject: ({ _id: id, client, kind }) => ({ id, name: kindOf(kind).label, client }),
});
MeasurementSchema.index({ client: 1, kind: 1, day: 1 });
