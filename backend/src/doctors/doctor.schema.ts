import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { AccountRecord, indexAccounts, LIVING } from '../auth/account-record.ts';

@Schema({ collection: 'doctors', timestamps: true })
export class DoctorRecord extends AccountRecord {
  /** Ten digits. */
  @Prop({ type: String, required: true })
  phone: string;
}

export const DoctorSchema = SchemaFactory.createForClass(DoctorRecord);
indexAccounts(DoctorSchema);
DoctorSchema.index({ phone: 1 }, { partialFilterExpression: LIVING });
