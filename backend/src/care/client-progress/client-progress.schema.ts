import {
  ALERT_NAMES,
  type SeenAlert,
  type ClinicalAlert,
} from '@clinic/contract/care/client-progress/progress-input';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

const name = { type: String, enum: ALERT_NAMES, required: true };

export type StoredSeen = SeenAlert & { at: Date };

/** A client's progress with its alerts; it can be computed from records, except for what the doctor has seen. */
@Schema({ collection: 'courses', versionKey: false })
export class ClientProgressRecord {
  @Prop({ type: MongooseSchema.Types.ObjectId, ref: 'ClientRecord', required: true })
  _id: Types.ObjectId;

  /** The most urgent first. */
  @Prop({
    type: [{ name, level: Number, urgent: Boolean, day: String, words: String, _id: false }],
    default: [],
  })
  signals: ClinicalAlert[];

  @Prop({ type: [{ name, level: Number, at: Date, _id: false }], default: [] })
  seen: StoredSeen[];

  @Prop({ type: Boolean, required: true })
  isOpen: boolean;

  /** The clinic's day on which the mere passing of time may bring an alert, yyyy-MM-dd; absent when it cannot. */
  @Prop({ type: String })
  nextCheckOn?: string;

  /** Each change raises it: of two evaluations at the same time the later one repeats. */
  @Prop({ type: Number, required: true })
  revision: number;
}

export const ClientProgressSchema = SchemaFactory.createForClass(ClientProgressRecord);
addEnvelope<ClientProgressRecord>(ClientProgressSchema, {
  withoutKeys: true,
  reads: [],
  subject: ({ _id }) => ({ id: _id, client: _id }),
});
ClientProgressSchema.index({ isOpen: 1 }, { partialFilterExpression: { isOpen: true } });
ClientProgressSchema.index(
  { nextCheckOn: 1 },
  { partialFilterExpression: { nextCheckOn: { $exists: true } } },
);
