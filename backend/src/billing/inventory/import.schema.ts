import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type mongoose from 'mongoose';
import type { Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

/** One uploaded file of good rows, stored before the first item is written: a crash leaves no half import. */
@Schema({ collection: 'inventory_imports', timestamps: true, versionKey: false })
export class ImportRecord {
  _id: Types.ObjectId;

  /** At most 5 MB; gone when the import is done. */
  @Prop({ type: Buffer, default: undefined })
  file?: mongoose.mongo.Binary;

  @Prop({ type: Number, required: true })
  rows: number;

  @Prop({ type: Number, default: 0 })
  applied: number;

  @Prop({ type: Date, default: null })
  doneAt: Date | null;

  @Prop({ type: { id: String, name: String, role: String }, _id: false, required: true })
  by: { id: string; name: string; role: string };
}

export const ImportSchema = SchemaFactory.createForClass(ImportRecord);
addEnvelope<ImportRecord>(ImportSchema, {
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
ImportSchema.index({ _id: 1, doneAt: 1 }, { partialFilterExpression: { doneAt: null } });
