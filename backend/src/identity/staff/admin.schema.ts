import { Schema, SchemaFactory } from '@nestjs/mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { AccountRecord, indexAccounts } from '../../platform/accounts/account-record.ts';

@Schema({ collection: 'admins', timestamps: true })
export class AdminRecord extends AccountRecord {}

export const AdminSchema = SchemaFactory.createForClass(AdminRecord);
addEnvelope<AdminRecord>(AdminSchema, {
  withoutKeys: true,
  reads: ['name'],
  subject: ({ _id: id, name }) => ({ id, name }),
});
indexAccounts(AdminSchema);
