import type { Goal } from '@clinic/contract/care/client-progress/progress-goal';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { KeptRecord } from '../../platform/writes/versioned-records.ts';

/** The goal of one program. */
export type ProgramGoal = Goal & { program: Types.ObjectId };

@Schema({ collection: 'goals', timestamps: true, versionKey: false, minimize: false })
export class GoalRecord extends KeptRecord {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  /** The goals of the client's programs, one for each that has one; the running one last. */
  @Prop({
    type: [
      {
        program: MongooseSchema.Types.ObjectId,
        direction: String,
        kind: String,
        value: Number,
        by: String,
        reason: String,
        _id: false,
      },
    ],
    default: [],
  })
  goals: ProgramGoal[];

  /** Pregnant or breastfeeding. */
  @Prop({ type: Boolean, required: true })
  expecting: boolean;
}

export const GoalSchema = SchemaFactory.createForClass(GoalRecord);
addEnvelope<GoalRecord>(GoalSchema, {
  reads: ['client'],
  subject: ({ _id: id, client }) => ({ id, client }),
});
GoalSchema.index({ client: 1 }, { unique: true });
