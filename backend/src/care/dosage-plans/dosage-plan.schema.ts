import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DOSAGE_PLAN_KINDS, type DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { Schema as MongooseSchema } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { PlanRecord } from '../plans/plan-record.ts';

@Schema({ collection: 'dosagePlans', timestamps: true, minimize: false })
export class DosagePlanRecord extends PlanRecord {
  @Prop({ type: String, enum: DOSAGE_PLAN_KINDS, required: true })
  kind: DosagePlanKind;

  /** Stored entries may have an older shape: read them through the contract's `readDosageEntry`. */
  @Prop({ type: [MongooseSchema.Types.Mixed], required: true })
  entries: unknown[];
}

export const DosagePlanSchema = SchemaFactory.createForClass(DosagePlanRecord);
addEnvelope<DosagePlanRecord>(DosagePlanSchema, {
  reads: ['plan', 'client'],
  subject: ({ plan: id, client }) => ({ id, client }),
});
DosagePlanSchema.index({ client: 1, kind: 1 }, { unique: true, name: 'one plan of each kind' });
