import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DOSAGE_PLAN_KINDS, type DosagePlanKind } from '@clinic/contract/care/dosage-plans';
import { Schema as MongooseSchema } from 'mongoose';
import { addAudit } from '../../platform/audit/audited-records.ts';
import { PlanRecord } from '../plans/plan-record.ts';
import { addIdempotency } from '../../platform/database/idempotency.ts';

@Schema({ collection: 'dosagePlans', timestamps: true, minimize: false })
export class DosagePlanRecord extends PlanRecord {
  @Prop({ type: String, enum: DOSAGE_PLAN_KINDS, required: true })
  kind: DosagePlanKind;

  /** Of any shape that entries ever had: read them through the contract's `readDosageEntry`. */
  @Prop({ type: [MongooseSchema.Types.Mixed], required: true })
  entries: unknown[];
}

export const DosagePlanSchema = SchemaFactory.createForClass(DosagePlanRecord);
addIdempotency(DosagePlanSchema);
addAudit<DosagePlanRecord>(DosagePlanSchema, {
  kinds: ['vitamin plan', 'herbs plan'],
  reads: ['plan', 'client'],
  subject: ({ plan: id, client }) => ({ id, client }),
});
DosagePlanSchema.index({ client: 1, kind: 1 }, { unique: true, name: 'one plan of each kind' });
