import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { SnackEntry } from '@clinic/contract/care/snacks-plans/snacks-plans';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { PlanRecord } from '../plans/plan-record.ts';

@Schema({ collection: 'snacksPlans', timestamps: true })
export class SnacksPlanRecord extends PlanRecord {
  @Prop({ type: [{ name: String, quantity: String, food: String }], _id: false, required: true })
  snacks: SnackEntry[];
}

export const SnacksPlanSchema = SchemaFactory.createForClass(SnacksPlanRecord);
addEnvelope<SnacksPlanRecord>(SnacksPlanSchema, {
  reads: ['plan', 'client'],
  subject: ({ plan: id, client }) => ({ id, client }),
});
SnacksPlanSchema.index({ client: 1 }, { unique: true, name: 'one snacks plan' });
