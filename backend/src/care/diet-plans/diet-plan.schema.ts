import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { DIET_PLAN_STATUSES, type DietPlanStatus } from '@clinic/contract/constants';
import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import type { StoredPlanAnswer } from '../plan-checks/stored-answers.ts';
import { PlanRecord } from '../plans/plan-record.ts';

export interface DietPlanContents {
  /** Name of the client's program when it was saved. */
  program: string;
  weeks: DietWeek[];
  notes: string;
  /** Things to take and to avoid, a line each; absent: none. */
  take?: string[];
  avoid?: string[];
}

export interface PublishedDietPlan extends DietPlanContents {
  plan: Types.ObjectId;
  startedAt: Date;
  updatedAt: Date;
  /** The changes of the last publish, in words; absent until one changed something. */
  changed?: { at: Date; lines: string[] };
  /** Absent in plans that were published by releases without plan checks. */
  answers?: StoredPlanAnswer[];
}

/** Draft and published plan in one record, so that a draft does not hide the published plan. */
@Schema({ collection: 'dietPlans', timestamps: true, minimize: false })
export class DietPlanRecord extends PlanRecord implements DietPlanContents {
  @Prop({ type: String, enum: DIET_PLAN_STATUSES, required: true })
  status: DietPlanStatus;

  @Prop({ type: String, required: true })
  program: string;

  @Prop({ type: [MongooseSchema.Types.Mixed], required: true })
  weeks: DietWeek[];

  @Prop({ type: String, default: '' })
  notes: string;

  @Prop({ type: [String], default: undefined })
  take?: string[];

  @Prop({ type: [String], default: undefined })
  avoid?: string[];

  /** Null until a plan of this program is published. */
  @Prop({ type: MongooseSchema.Types.Mixed, default: null })
  published: PublishedDietPlan | null;
}

export const DietPlanSchema = SchemaFactory.createForClass(DietPlanRecord);
addEnvelope<DietPlanRecord>(DietPlanSchema, {
  reads: ['plan', 'client'],
  subject: ({ plan: id, client }) => ({ id, client }),
});
DietPlanSchema.index({ client: 1 }, { unique: true, name: 'one diet plan' });
DietPlanSchema.index({ plan: 1 }, { unique: true });
DietPlanSchema.index(
  { status: 1, client: 1, round: 1, startedAt: 1 },
  { partialFilterExpression: { status: 'draft' } },
);
