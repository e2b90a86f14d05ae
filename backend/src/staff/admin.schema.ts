import { Schema, SchemaFactory } from '@nestjs/mongoose';
import { AccountRecord, indexAccounts } from '../accounts/account-record.ts';

@Schema({ collection: 'admins', timestamps: true })
export class AdminRecord extends AccountRecord {}

export const AdminSchema = SchemaFactory.createForClass(AdminRecord);
indexAccounts(AdminSchema);
