import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type mongoose from 'mongoose';
import type { Types } from 'mongoose';
import { addAudit } from '../../platform/audit/audited-records.ts';
import { addEffects, type Effect } from '../../platform/database/effects.ts';
import { addIdempotency } from '../../platform/database/idempotency.ts';

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

  effects?: Effect[];
}

export const ImportSchema = SchemaFactory.createForClass(ImportRecord);
addIdempotency(ImportSchema);
addAudit<ImportRecord>(ImportSchema, {
  kinds: ['inventory'],
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
addEffects(ImportSchema);
ImportSchema.index({ _id: 1, doneAt: 1 }, { partialFilterExpression: { doneAt: null } });
