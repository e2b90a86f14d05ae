import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import type { VersionAuthor } from '../../platform/database/versions.ts';

const author = { type: { id: String, name: String, role: String }, _id: false, required: true };

export interface EarlierNotes {
  version: number;
  at: Date;
  by: VersionAuthor;
  text: string;
}

/**
 * The front desk's notes about one client. Former states are kept in the record itself: kept versions stay as long as
 * the clinical record, to which the notes do not belong.
 */
@Schema({ collection: 'deskNotes', timestamps: true, versionKey: false })
export class DeskNotesRecord {
  _id: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  @Prop({ type: String, default: '' })
  text: string;

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
addEnvelope<DeskNotesRecord>(DeskNotesSchema, {
  reads: ['client'],
  subject: ({ _id: id, client }) => ({ id, client }),
});
DeskNotesSchema.index({ client: 1 }, { unique: true });
