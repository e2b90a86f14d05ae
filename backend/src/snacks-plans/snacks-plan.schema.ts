import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { SnackEntry } from '@clinic/contract/snacks-plans';
import { PlanRecord } from '../plans/plan-record.ts';

@Schema({ collection: 'snacksPlans', timestamps: true })
export class SnacksPlanRecord extends PlanRecord {
  @Prop({ type: [{ name: String, quantity: String }], _id: false, required: true })
  snacks: SnackEntry[];
}

export const SnacksPlanSchema = SchemaFactory.createForClass(SnacksPlanRecord);
SnacksPlanSchema.index({ client: 1 }, { unique: true, name: 'one snacks plan' });
