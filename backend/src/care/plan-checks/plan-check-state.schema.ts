import { CHECKED_PLANS, type CheckedPlan } from '@clinic/contract/care/history/plan-answers';
import { FINDING_LEVELS, type FindingLevel } from '@clinic/contract/care/plan-checks/findings';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

/** A finding without an answer of the doctor. */
export interface OpenFinding {
  key: string;
  level: FindingLevel;
  words: string;
  /** The plan that the finding is about; null when it is about the client, not a plan. */
  plan: CheckedPlan | null;
}

/** The findings of the last check of the plans that a client follows; all of it can be computed from records. */
@Schema({ collection: 'railStates', versionKey: false })
export class PlanCheckStateRecord {
  /** The client. */
  @Prop({ type: MongooseSchema.Types.ObjectId, ref: 'ClientRecord', required: true })
  _id: Types.ObjectId;

  /** Stops first. */
  @Prop({
    type: [
      {
        key: String,
        level: { type: String, enum: FINDING_LEVELS },
        words: String,
        plan: { type: String, enum: CHECKED_PLANS },
        _id: false,
      },
    ],
    default: [],
  })
  open: OpenFinding[];

  @Prop({ type: Boolean, required: true })
  isOpen: boolean;

  /** Version of the rules at the last check. */
  @Prop({ type: Number, required: true })
  rules: number;

  /** Ids and names of foods (`foodKeysOf`): a changed food finds its clients by them. */
  @Prop({ type: [String], default: [] })
  foods: string[];

  /**
   * The clinic's day, yyyy-MM-dd, on which a birthday, or the first or last day of a dose or its pause, may change what
   * is found; absent when none does.
   */
  @Prop({ type: String })
  nextCheckOn?: string;

  /** Each change raises it: of two checks at the same time the later one repeats. */
  @Prop({ type: Number, required: true })
  revision: number;
}

export const PlanCheckStateSchema = SchemaFactory.createForClass(PlanCheckStateRecord);
addEnvelope<PlanCheckStateRecord>(PlanCheckStateSchema, {
  withoutKeys: true,
  reads: [],
  subject: ({ _id }) => ({ id: _id, client: _id }),
});
PlanCheckStateSchema.index({ isOpen: 1 }, { partialFilterExpression: { isOpen: true } });
PlanCheckStateSchema.index({ rules: 1 });
PlanCheckStateSchema.index({ foods: 1 });
PlanCheckStateSchema.index(
  { nextCheckOn: 1 },
  { partialFilterExpression: { nextCheckOn: { $exists: true } } },
);
