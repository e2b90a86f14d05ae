import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { addAudit } from '../audit/audited-records.ts';
import { ACCOUNT_CHANGES, AccountRecord, indexAccounts, notDeleted } from '../accounts/account-record.ts';
import { addIdempotency } from '../database/idempotency.ts';

@Schema({ collection: 'doctors', timestamps: true })
export class DoctorRecord extends AccountRecord {
  /** Ten digits. */
  @Prop({ type: String, required: true })
  phone: string;

  /** Where the doctor's online visits take place, https; absent: the clinic calls. */
  @Prop({ type: String })
  joinLink?: string;

  /** Present while somebody tries to delete the doctor; whoever gives the doctor work takes it away (decisions/014). */
  @Prop({ type: String })
  leaving?: string;
}

export const DoctorSchema = SchemaFactory.createForClass(DoctorRecord);
addIdempotency(DoctorSchema);
addAudit<DoctorRecord>(DoctorSchema, {
  kinds: ['doctor', 'account'],
  changes: ['account', ...ACCOUNT_CHANGES],
  reads: ['name'],
  subject: ({ _id: id, name }) => ({ id, name }),
});
indexAccounts(DoctorSchema);
DoctorSchema.index({ deletedAt: 1 });
DoctorSchema.index({ joinLink: 1 }, { partialFilterExpression: { joinLink: { $exists: true } } });
DoctorSchema.index({ phone: 1 }, { partialFilterExpression: notDeleted });
