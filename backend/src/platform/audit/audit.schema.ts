import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { AuditAction, AuditChange } from '@clinic/contract/platform/audit';
import type { Role } from '@clinic/contract/constants';
import { Schema as MongooseSchema, type Types } from 'mongoose';

/**
 * One audit row: who did what, when, from where, to whose record. Only `by`, `record`, `client`, `changed` and
 * `keys` hold names; no part holds field values or emails (decision 013).
 */
@Schema({ collection: 'audit', versionKey: false })
export class AuditRecord {
  _id: Types.ObjectId;

  @Prop({ type: Date, required: true })
  at: Date;

  /** Null: a person without an account. */
  @Prop({ type: { id: String, name: String, role: String }, _id: false, default: null })
  by: { id: string; name: string; role: Role } | null;

  /** True: a doctor read a colleague's client because of an own visit. */
  @Prop({ type: Boolean })
  asCover?: true;

  @Prop({ type: String, required: true })
  action: AuditAction;

  @Prop({ type: { kind: String, id: String, name: String }, _id: false })
  record: { kind: string; id: string; name: string };

  @Prop({ type: { id: String, name: String }, _id: false, default: null })
  client?: { id: string; name: string } | null;

  /** Names of a client's changed fields, and both doctors of a change of doctor; other values are not kept. */
  @Prop({ type: MongooseSchema.Types.Mixed })
  changed?: AuditChange;

  /** Number of refusals of a call, account and minute that the row counts. */
  @Prop({ type: Number })
  times?: number;

  @Prop({ type: String })
  from: string;

  @Prop({ type: String })
  requestId: string;

  /** Search keys in lower case: names from each word on, and the kind of record. */
  @Prop({ type: [String], default: [] })
  keys: string[];
}

export const AuditSchema = SchemaFactory.createForClass(AuditRecord);
AuditSchema.index({ at: -1, _id: -1 });
AuditSchema.index(
  { at: -1 },
  { name: 'changed doctors', partialFilterExpression: { 'changed.doctors': { $exists: true } } },
);
for (const field of ['by.id', 'record.id', 'client.id', 'record.kind', 'action', 'keys'])
  AuditSchema.index({ [field]: 1, at: -1, _id: -1 });
