import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { CheckupFields } from '@clinic/contract/checkups';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addAudit } from '../audit/audited-records.ts';
import { KeptRecord } from '../database/versioned-records.ts';
import { addIdempotency } from '../database/idempotency.ts';

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
}

export const CheckupSchema = SchemaFactory.createForClass(CheckupRecord);
addIdempotency(CheckupSchema);
addAudit<CheckupRecord>(CheckupSchema, {
  kinds: ['checkup'],
  reads: ['client'],
  subject: ({ _id: id, client }) => ({ id, client }),
});
CheckupSchema.index({ client: 1, updatedAt: -1, _id: -1 });
