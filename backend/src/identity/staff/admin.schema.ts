import { Schema, SchemaFactory } from '@nestjs/mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { StaffRecord, indexStaff } from '../../platform/accounts/account-record.ts';

@Schema({ collection: 'admins', timestamps: true })
export class AdminRecord extends StaffRecord {}

export const AdminSchema = SchemaFactory.createForClass(AdminRecord);
addEnvelope<AdminRecord>(AdminSchema, {
  withoutKeys: true,
  reads: ['name'],
  subject: ({ _id: id, name }) => ({ id, name }),
});
indexStaff(AdminSchema);
