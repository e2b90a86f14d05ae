import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { StaffRecord, indexStaff, notDeleted } from '../../platform/accounts/account-record.ts';

@Schema({ collection: 'doctors', timestamps: true })
export class DoctorRecord extends StaffRecord {
  /** Ten digits. */
  @Prop({ type: String, required: true })
  phone: string;

  /** Address of the doctor's online visits, https; absent: the clinic calls. */
  @Prop({ type: String })
  joinLink?: string;

  /** SHA-256 of the secret in the doctor's calendar address; absent: no calendar reads it. */
  @Prop({ type: String })
  calendarHash?: string;

  @Prop({ type: Date })
  calendarSince?: Date;

  /** The account's `ver` when the calendar address was made: the address ends together with all sessions. */
  @Prop({ type: Number })
  calendarVer?: number;

  /** Present during a deletion; giving the doctor work removes it (decisions/014). */
  @Prop({ type: String })
  leaving?: string;
}

export const DoctorSchema = SchemaFactory.createForClass(DoctorRecord);
/** Doctors set these for themselves: the audit rows name only the doctor. */
const OWN_KINDS = ['calendar address', 'joining link'] as const;
addEnvelope<DoctorRecord>(DoctorSchema, {
  reads: ['name'],
  subject: ({ _id: id, name }, { kind }) => (OWN_KINDS.some((own) => own === kind) ? { id } : { id, name }),
});
indexStaff(DoctorSchema);
DoctorSchema.index({ deletedAt: 1 });
DoctorSchema.index({ joinLink: 1 }, { partialFilterExpression: { joinLink: { $exists: true } } });
DoctorSchema.index(
  { calendarHash: 1 },
  { unique: true, partialFilterExpression: { calendarHash: { $exists: true } } },
);
DoctorSchema.index({ phone: 1 }, { partialFilterExpression: notDeleted });
