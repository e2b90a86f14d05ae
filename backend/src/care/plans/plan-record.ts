import { Prop, Schema } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { KeptRecord } from '../../platform/writes/versioned-records.ts';
import type { StoredPlanAnswer } from '../plan-checks/stored-answers.ts';
import { stored } from '../../platform/http/stored.ts';

/**
 * A client's plans of one kind: the current plan is in the record, earlier ones are its kept states. So a change, a new
 * plan and the end of the program are single writes, and a client has at most one plan of a kind.
 */
@Schema()
export class PlanRecord extends KeptRecord {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  /** Id of the plan as the API names it; a new plan gets a new one. */
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  plan: Types.ObjectId;

  @Prop({ type: Date, required: true })
  startedAt: Date;

  /** Number of ended programs at the save: a plan of an ended program is history. */
  @Prop({ type: Number, required: true })
  round: number;

  /** Answers to the findings about this state; absent in records of releases without plan checks. */
  @Prop({ type: [MongooseSchema.Types.Mixed], default: undefined })
  answers?: StoredPlanAnswer[];
}

export const planView = ({ plan, client, startedAt, updatedAt }: PlanRecord) => ({
  ...stored({ _id: plan, createdAt: startedAt, updatedAt }),
  client: client.toHexString(),
});
