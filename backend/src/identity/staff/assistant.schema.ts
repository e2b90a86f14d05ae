import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { StaffRecord, indexStaff, notDeleted } from '../../platform/accounts/account-record.ts';

@Schema({ collection: 'assistants', timestamps: true })
export class AssistantRecord extends StaffRecord {
  /** Ten digits. */
  @Prop({ type: String, required: true })
  phone: string;

  /** Null when unassigned. */
  @Prop({ type: MongooseSchema.Types.ObjectId, default: null })
  doctor: Types.ObjectId | null;
}

export const AssistantSchema = SchemaFactory.createForClass(AssistantRecord);
addEnvelope<AssistantRecord>(AssistantSchema, {
  reads: ['name'],
  subject: ({ _id: id, name }) => ({ id, name }),
});
indexStaff(AssistantSchema);
AssistantSchema.index({ doctor: 1 }, { partialFilterExpression: notDeleted });
AssistantSchema.index({ phone: 1 }, { partialFilterExpression: notDeleted });
