import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ERASURE_STATES, type ErasureState, type KeptRecords } from '@clinic/contract/privacy/privacy';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addAudit } from '../../platform/audit/audited-records.ts';

/**
 * A request to erase a client's data; once it is confirmed, the command that the eraser works through and the
 * certificate about it. It has no personal data but the client's id when the erasing is through.
 */
@Schema({ collection: 'erasures', timestamps: true, versionKey: false, minimize: false })
export class ErasureRecord {
  _id: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  @Prop({ type: String, enum: ERASURE_STATES, required: true })
  state: ErasureState;

  /** The client's own words. */
  @Prop({ type: String, default: '' })
  reason: string;

  @Prop({ type: Date, default: null })
  decidedAt: Date | null;

  /** Null also for one that a restore of an older backup made necessary again. */
  @Prop({ type: { id: String, name: String, role: String }, _id: false, default: null })
  decidedBy: { id: string; name: string; role: string } | null;

  /** Why it was declined. */
  @Prop({ type: String, default: '' })
  answer: string;

  /** When the client was locked out. */
  @Prop({ type: Date, default: null })
  startedAt: Date | null;

  /** By which the client is found in other places, until the erasing is through. */
  @Prop({ type: [String], default: [] })
  emails: string[];

  /** As `emails`, ten digits each; absent in a request of an earlier release. */
  @Prop({ type: [String], default: [] })
  phones?: string[];

  /**
   * Enquiries that the admin knows to be another person's, though address or phone are the client's; absent in a request
   * of an earlier release.
   */
  @Prop({ type: [MongooseSchema.Types.ObjectId], default: [] })
  notTheirs?: Types.ObjectId[];

  /** Ids of records under which the audit has the client's name. */
  @Prop({ type: [String], default: [] })
  named: string[];

  /** Day of the last visit, yyyy-MM-dd; empty when there was none. */
  @Prop({ type: String, default: '' })
  lastVisit: string;

  /** Kind → how many are just being taken: counted before they go, so that a crash in between loses no count. */
  @Prop({ type: MongooseSchema.Types.Mixed, default: {} })
  taking: Record<string, number>;

  /** Kind → how many are gone. */
  @Prop({ type: MongooseSchema.Types.Mixed, default: {} })
  gone: Record<string, number>;

  @Prop({ type: [{ kind: String, count: Number, until: String, why: String, _id: false }], default: [] })
  kept: KeptRecords[];

  @Prop({ type: Date, default: null })
  erasedAt: Date | null;

  @Prop({ type: Date, default: null })
  finishedAt: Date | null;

  /** When the eraser has to look again; absent while it has not. */
  @Prop({ type: Date })
  nextPassAt?: Date;

  createdAt: Date;
  updatedAt: Date;
}

export const ErasureSchema = SchemaFactory.createForClass(ErasureRecord);
addAudit<ErasureRecord>(ErasureSchema, {
  kinds: ['request to erase', 'erasure'],
  changes: ['request to erase', 'erasure'],
  reads: ['client'],
  subject: ({ _id: id, client }) => ({ id, client }),
});
ErasureSchema.index(
  { client: 1 },
  { unique: true, name: 'one open request', partialFilterExpression: { state: 'asked' } },
);
ErasureSchema.index({ client: 1, createdAt: -1, _id: -1 });
ErasureSchema.index({ createdAt: -1, _id: -1 });
ErasureSchema.index({ state: 1, createdAt: -1, _id: -1 });
ErasureSchema.index({ nextPassAt: 1 }, { partialFilterExpression: { nextPassAt: { $exists: true } } });
