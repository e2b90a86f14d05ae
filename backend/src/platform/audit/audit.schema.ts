import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { AuditAction } from '@clinic/contract/platform/audit';
import type { Role } from '@clinic/contract/constants';
import type { Types } from 'mongoose';

/**
 * One row of the audit: who did what, when, from where, to whose record. Names are only in `by`, `record`,
 * `client` and `keys`; field values and e-mails are not stored (decision 013).
 */
@Schema({ collection: 'audit', versionKey: false })
export class AuditRecord {
  _id: Types.ObjectId;

  @Prop({ type: Date, required: true })
  at: Date;

  /** Null for the public. */
  @Prop({ type: { id: String, name: String, role: String }, _id: false, default: null })
  by: { id: string; name: string; role: Role } | null;

  /** True for a doctor who sees another doctor's client because of a visit; absent otherwise. */
  @Prop({ type: Boolean })
  asCover?: true;

  @Prop({ type: String, required: true })
  action: AuditAction;

  /** Rows of the first release have no name. */
  @Prop({ type: { kind: String, id: String, name: String }, _id: false })
  record: { kind: string; id: string; name?: string };

  /** The client of the record; null when it is not a client's. */
  @Prop({ type: { id: String, name: String }, _id: false, default: null })
  client?: { id: string; name: string } | null;

  @Prop({ type: String })
  from: string;

  @Prop({ type: String })
  requestId: string;

  /** Search keys: every suffix of the names from each word on, and the kind of record; lower-cased. */
  @Prop({ type: [String], default: [] })
  keys: string[];
}

export const AuditSchema = SchemaFactory.createForClass(AuditRecord);
AuditSchema.index({ at: -1, _id: -1 });
for (const field of ['by.id', 'record.id', 'client.id', 'record.kind', 'action', 'keys'])
  AuditSchema.index({ [field]: 1, at: -1, _id: -1 });
