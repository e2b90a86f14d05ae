import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

/** A client's browser that gets notifications; tied to the session in which they were switched on. */
@Schema({ collection: 'push-devices', timestamps: true, versionKey: false })
export class PushDeviceRecord {
  /** Id of the session. */
  _id: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  /** Absent after notifications were switched off, or when the push service no longer knows the browser. */
  @Prop({ type: String })
  endpoint?: string;

  @Prop({ type: String, required: true })
  p256dh: string;

  @Prop({ type: String, required: true })
  auth: string;

  /** The end of the session, or the time when the endpoint was removed. */
  @Prop({ type: Date, required: true })
  expiresAt: Date;

  createdAt: Date;
  updatedAt: Date;
}

export const PushDeviceSchema = SchemaFactory.createForClass(PushDeviceRecord);
addEnvelope<PushDeviceRecord>(PushDeviceSchema, {
  withoutKeys: true,
  reads: ['client'],
  subject: ({ client }, { by }) => ({ id: client, name: by?.name, client }),
});
PushDeviceSchema.index(
  { endpoint: 1 },
  { unique: true, partialFilterExpression: { endpoint: { $exists: true } } },
);
PushDeviceSchema.index({ client: 1 });
PushDeviceSchema.index({ expiresAt: 1 });
