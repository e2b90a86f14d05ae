import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addAudit } from '../../platform/audit/audited-records.ts';
import {
  ACCOUNT_CHANGES,
  AccountRecord,
  indexAccounts,
  notDeleted,
} from '../../platform/accounts/account-record.ts';
import { addIdempotency } from '../../platform/database/idempotency.ts';

@Schema({ collection: 'assistants', timestamps: true })
export class AssistantRecord extends AccountRecord {
  /** Ten digits. */
  @Prop({ type: String, required: true })
  phone: string;

  /** Null when unassigned. */
  @Prop({ type: MongooseSchema.Types.ObjectId, default: null })
  doctor: Types.ObjectId | null;
}

export const AssistantSchema = SchemaFactory.createForClass(AssistantRecord);
addIdempotency(AssistantSchema);
addAudit<AssistantRecord>(AssistantSchema, {
  kinds: ['assistant', 'account'],
  changes: ['account', ...ACCOUNT_CHANGES],
  reads: ['name'],
  subject: ({ _id: id, name }) => ({ id, name }),
});
indexAccounts(AssistantSchema);
AssistantSchema.index({ doctor: 1 }, { partialFilterExpression: notDeleted });
AssistantSchema.index({ phone: 1 }, { partialFilterExpression: notDeleted });
