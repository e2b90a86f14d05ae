import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ERASURE_STATES, type ErasureState, type KeptRecords } from '@clinic/contract/privacy/privacy';
import type { StoredProof } from '../../clients/clients/client.schema.ts';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

/**
 * A request to erase a client's data; once confirmed, also the eraser's command and the certificate. When the
 * erasure is complete, the client's id is its only personal data.
 */
@Schema({ collection: 'erasures', timestamps: true, versionKey: false, minimize: false })
export class ErasureRecord {
  _id: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  @Prop({ type: String, enum: ERASURE_STATES, required: true })
  state: ErasureState;

  /** The client's reason. */
  @Prop({ type: String, default: '' })
  reason: string;

  /** Who of the staff wrote the request down; absent: the client asked alone, or the data are erased. */
  @Prop({
    type: {
      by: { type: { id: String, name: String, role: String }, _id: false },
      proof: String,
      remark: String,
    },
    _id: false,
    default: undefined,
  })
  writtenDown?: StoredProof;

  @Prop({ type: Date, default: null })
  decidedAt: Date | null;

  /** The admin who decided; null before, and when the restore of an older backup began it. */
  @Prop({ type: { id: String, name: String, role: String }, _id: false, default: null })
  decidedBy: { id: string; name: string; role: string } | null;

  /** The admin's reason. */
  @Prop({ type: String, default: '' })
  answer: string;

  @Prop({ type: Date, default: null })
  startedAt: Date | null;

  /** The client's addresses, until the erasure is complete. */
  @Prop({ type: [String], default: [] })
  emails: string[];

  /** Phone numbers, ten digits each, until the erasure is complete. */
  @Prop({ type: [String], default: [] })
  phones: string[];

  /** Enquiries of other people with the client's address or phone, as the admin decided. */
  @Prop({ type: [{ type: MongooseSchema.Types.ObjectId, ref: 'EnquiryRecord' }], default: [] })
  notTheirs: Types.ObjectId[];

  /** Ids under which the audit has the client's name. */
  @Prop({ type: [String], default: [] })
  named: string[];

  /** Day of the last visit, yyyy-MM-dd; empty without one. */
  @Prop({ type: String, default: '' })
  lastVisit: string;

  /** Kind → number that the present pass deletes, counted before, so that a crash loses no count. */
  @Prop({ type: MongooseSchema.Types.Mixed, default: {} })
  taking: Record<string, number>;

  /** Kind → number of deleted records. */
  @Prop({ type: MongooseSchema.Types.Mixed, default: {} })
  gone: Record<string, number>;

  @Prop({ type: [{ kind: String, count: Number, until: String, why: String, _id: false }], default: [] })
  kept: KeptRecords[];

  @Prop({ type: Date, default: null })
  erasedAt: Date | null;

  @Prop({ type: Date, default: null })
  finishedAt: Date | null;

  /** When the next pass is due; absent when none is. */
  @Prop({ type: Date })
  nextPassAt?: Date;

  createdAt: Date;
  updatedAt: Date;
}

export const ErasureSchema = SchemaFactory.createForClass(ErasureRecord);
addEnvelope<ErasureRecord>(ErasureSchema, {
  withoutKeys: true,
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
