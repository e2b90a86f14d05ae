import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { AccountRecord, indexAccounts, notDeleted } from '../accounts/account-record.ts';
import { addEffects, type Effect } from '../database/effects.ts';

@Schema({ collection: 'doctors', timestamps: true })
export class DoctorRecord extends AccountRecord {
  /** Ten digits. */
  @Prop({ type: String, required: true })
  phone: string;

  /** Present while somebody tries to delete the doctor; whoever gives the doctor work takes it away (decisions/014). */
  @Prop({ type: String })
  leaving?: string;

  effects?: Effect[];
}

export const DoctorSchema = SchemaFactory.createForClass(DoctorRecord);
indexAccounts(DoctorSchema);
addEffects(DoctorSchema);
DoctorSchema.index({ deletedAt: 1 });
DoctorSchema.index({ phone: 1 }, { partialFilterExpression: notDeleted });
