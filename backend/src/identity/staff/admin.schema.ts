import { Schema, SchemaFactory } from '@nestjs/mongoose';
import { addAudit } from '../../platform/audit/audited-records.ts';
import { ACCOUNT_CHANGES, AccountRecord, indexAccounts } from '../../platform/accounts/account-record.ts';

@Schema({ collection: 'admins', timestamps: true })
export class AdminRecord extends AccountRecord {}

export const AdminSchema = SchemaFactory.createForClass(AdminRecord);
addAudit<AdminRecord>(AdminSchema, {
  kinds: ['admin', 'account'],
  changes: ['account', ...ACCOUNT_CHANGES],
  reads: ['name'],
  subject: ({ _id: id, name }) => ({ id, name }),
});
indexAccounts(AdminSchema);
