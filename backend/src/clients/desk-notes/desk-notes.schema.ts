import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addAudit } from '../../platform/audit/audited-records.ts';
import { addIdempotency } from '../../platform/database/idempotency.ts';
import type { VersionAuthor } from '../../platform/database/versions.ts';

const author = { type: { id: String, name: String, role: String }, _id: false, required: true };

export interface EarlierNotes {
  version: number;
  at: Date;
  by: VersionAuthor;
  text: string;
}

/**
 * One client's notes of the front desk. Earlier states are in the record itself and not among the kept versions: those
 * stay as long as the clinical record, and these are none of it.
 */
@Schema({ collection: 'deskNotes', timestamps: true, versionKey: false })
export class DeskNotesRecord {
  _id: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  @Prop({ type: String, default: '' })
  text: string;

  /** Counts up from 1 with every change. */
  @Prop({ type: Number, required: true })
  version: number;

  @Prop(author)
  savedBy: VersionAuthor;

  /** The newest last. */
  @Prop({ type: [{ version: Number, at: Date, by: author.type, text: String, _id: false }], default: [] })
  earlier: EarlierNotes[];

  createdAt: Date;
  updatedAt: Date;
}

export const DeskNotesSchema = SchemaFactory.createForClass(DeskNotesRecord);
addIdempotency(DeskNotesSchema);
addAudit<DeskNotesRecord>(DeskNotesSchema, {
  kinds: ['desk notes'],
  reads: ['client'],
  subject: ({ _id: id, client }) => ({ id, client }),
});
DeskNotesSchema.index({ client: 1 }, { unique: true });
