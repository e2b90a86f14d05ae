import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Day } from '@clinic/contract/clinic-calendar';
import {
  DOSAGE_PLAN_KINDS,
  type DosagePlanKind,
  type StoppedDose,
} from '@clinic/contract/care/dosage-plans/dosage-plans';
import { Schema as MongooseSchema } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { PlanRecord } from '../plans/plan-record.ts';
import type { KeptCourse } from './kept-courses.ts';

/** An entry that lost its tick of a day. */
export interface HeldBack {
  /** Id of the entry. */
  entry: string;
  on: Day;
}

export interface KeptChanges {
  at: Date;
  lines: string[];
  /** `updatedAt` of the state that holds it: a server of an earlier release saves without telling. */
  saved: Date;
}

@Schema({ collection: 'dosagePlans', timestamps: true, minimize: false })
export class DosagePlanRecord extends PlanRecord {
  @Prop({ type: String, enum: DOSAGE_PLAN_KINDS, required: true })
  kind: DosagePlanKind;

  /** Stored entries may have an older shape: read them through the contract's `readDosageEntry`. */
  @Prop({ type: [MongooseSchema.Types.Mixed], required: true })
  entries: unknown[];

  /** The courses of entries, beside their names and counts; read with `together`. Absent where none ever said anything. */
  @Prop({ type: [MongooseSchema.Types.Mixed], default: undefined })
  courses?: KeptCourse[];

  /** Entries that were stopped, oldest first; they stay through new plans and programs. */
  @Prop({ type: [MongooseSchema.Types.Mixed], default: undefined })
  stopped?: StoppedDose[];

  /** Entries that were paused, or put outside their course, on a day that had begun. */
  @Prop({ type: [{ entry: String, on: String, _id: false }], default: undefined })
  heldBack?: HeldBack[];

  /** The changes of the last save that changed something, in the client's words. */
  @Prop({ type: { at: Date, lines: [String], saved: Date }, _id: false, default: undefined })
  changed?: KeptChanges;
}

export const DosagePlanSchema = SchemaFactory.createForClass(DosagePlanRecord);
addEnvelope<DosagePlanRecord>(DosagePlanSchema, {
  reads: ['plan', 'client'],
  subject: ({ plan: id, client }) => ({ id, client }),
});
DosagePlanSchema.index({ client: 1, kind: 1 }, { unique: true, name: 'one plan of each kind' });
