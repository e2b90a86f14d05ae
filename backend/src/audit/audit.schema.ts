import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Role } from '@clinic/contract/constants';
import type { Types } from 'mongoose';

/** One row of the audit: who did what, when, from where, to which record. */
@Schema({ collection: 'audit', versionKey: false })
export class AuditRecord {
  _id: Types.ObjectId;

  @Prop({ type: Date, required: true })
  at: Date;

  /** Null for the public. */
  @Prop({ type: { id: String, name: String, role: String }, _id: false, default: null })
  by: { id: string; name: string; role: Role } | null;

  @Prop({ type: String, required: true })
  action: string;

  @Prop({ type: { kind: String, id: String }, _id: false })
  record: { kind: string; id: string };

  @Prop({ type: String })
  from: string;

  @Prop({ type: String })
  requestId: string;

  /** What the row is found by: the person's name from each of its words on, and the kind of record; lower-cased. */
  @Prop({ type: [String], default: [] })
  keys: string[];
}

export const AuditSchema = SchemaFactory.createForClass(AuditRecord);
AuditSchema.index({ at: -1, _id: -1 });
for (const field of ['by.id', 'record.id', 'record.kind', 'action', 'keys'])
  AuditSchema.index({ [field]: 1, at: -1, _id: -1 });
