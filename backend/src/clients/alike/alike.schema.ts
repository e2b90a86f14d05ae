import type { AlikeAnswer } from '@clinic/contract/clients/alike';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import type { VersionAuthor } from '../../platform/database/versions.ts';
import { addEnvelope } from '../../platform/writes/envelope.ts';

/** The desk's word about people who are alike; it holds for its members. */
export interface StoredAnswer {
  answer: AlikeAnswer;
  members: Types.ObjectId[];
  by: VersionAuthor;
  at: Date;
}

/** People who are alike, at least two; by the ids of their records, the oldest first. */
export interface AlikeGroup {
  _id: Types.ObjectId;
  members: Types.ObjectId[];
  /** When the newest member came. */
  since: Date;
  answers: StoredAnswer[];
}

/** The people who share a number, or a birthday: one record for each, so that a change of its groups is one write. */
@Schema({ collection: 'alikeClients', versionKey: false })
export class AlikeRecord {
  _id: Types.ObjectId;

  /** "phone:9825012345" or "birthday:1980-05-01". */
  @Prop({ type: String, required: true })
  key: string;

  /** One of a number; of a birthday one for each name. */
  @Prop({ type: [MongooseSchema.Types.Mixed], required: true })
  groups: AlikeGroup[];

  /** How many of the groups wait for an answer. */
  @Prop({ type: Number, required: true })
  open: number;

  @Prop({ type: Number, required: true })
  version: number;
}

export const AlikeSchema = SchemaFactory.createForClass(AlikeRecord);
addEnvelope<AlikeRecord>(AlikeSchema, { reads: [], subject: ({ _id: id }) => ({ id }) });
AlikeSchema.index({ key: 1 }, { unique: true });
AlikeSchema.index({ 'groups.members': 1 });
AlikeSchema.index({ 'groups.answers.members': 1 });
AlikeSchema.index({ 'groups._id': 1 });
AlikeSchema.index({ open: 1 }, { partialFilterExpression: { open: { $gt: 0 } } });
