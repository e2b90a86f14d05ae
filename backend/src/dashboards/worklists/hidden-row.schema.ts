import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';

/** A row of a home screen that a person has put off until the clinic's midnight. */
@Schema({ collection: 'hidden-rows', versionKey: false })
export class HiddenRowRecord {
  /** The person who hid the row. */
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  person: Types.ObjectId;

  @Prop({ type: String, required: true })
  list: string;

  @Prop({ type: String, required: true })
  row: string;

  /** Digest of what the row said when it was hidden: a row that says something else appears again. */
  @Prop({ type: String, required: true })
  fact: string;

  @Prop({ type: Date, required: true, index: true })
  expiresAt: Date;
}

export const HiddenRowSchema = SchemaFactory.createForClass(HiddenRowRecord);
HiddenRowSchema.index({ person: 1, list: 1, row: 1, fact: 1 }, { unique: true, name: 'hidden once' });
