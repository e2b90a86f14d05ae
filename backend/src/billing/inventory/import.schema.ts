import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { FileCounts } from '@clinic/contract/billing/count-changes';
import type mongoose from 'mongoose';
import type { Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

export interface Previewed {
  /** The instant, by the database's clock. */
  at: Date;
  counts: FileCounts;
}

/** An uploaded file of good rows, stored before the first item is written, so that a crash leaves no half import. */
@Schema({ collection: 'inventory_imports', timestamps: true, versionKey: false })
export class ImportRecord {
  _id: Types.ObjectId;

  /** The file, at most 5 MB; removed when the import is done. */
  @Prop({ type: Buffer, default: undefined })
  file?: mongoose.mongo.Binary;

  @Prop({ type: Number, required: true })
  rows: number;

  @Prop({ type: Number, default: 0 })
  applied: number;

  @Prop({ type: Date, default: null })
  doneAt: Date | null;

  /** The desk's choice after a preview, and its time; absent without a preview: the file's counts are taken. */
  @Prop({ type: { at: Date, counts: String }, _id: false, default: undefined })
  previewed?: Previewed;

  @Prop({ type: { id: String, name: String, role: String }, _id: false, required: true })
  by: { id: string; name: string; role: string };
}

export const ImportSchema = SchemaFactory.createForClass(ImportRecord);
addEnvelope<ImportRecord>(ImportSchema, {
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
ImportSchema.index({ _id: 1, doneAt: 1 }, { partialFilterExpression: { doneAt: null } });
