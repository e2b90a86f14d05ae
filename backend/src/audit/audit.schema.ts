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
}

export const AuditSchema = SchemaFactory.createForClass(AuditRecord);
AuditSchema.index({ at: -1 });
AuditSchema.index({ 'by.id': 1, at: -1 });
AuditSchema.index({ 'record.id': 1, at: -1 });
AuditSchema.index({ 'record.kind': 1, at: -1 });
AuditSchema.index({ action: 1, at: -1 });
