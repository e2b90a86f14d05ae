import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ENQUIRY_STATES, type EnquiryState } from '@clinic/contract/constants';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

/** A message that a visitor sent with the public booking form. */
@Schema({ collection: 'enquiries', timestamps: true, versionKey: false })
export class EnquiryRecord {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** Years. */
  @Prop({ type: Number, required: true })
  age: number;

  @Prop({ type: String, required: true })
  email: string;

  /** Ten digits. */
  @Prop({ type: String, required: true })
  phoneNumber: string;

  @Prop({ type: String, required: true })
  location: string;

  @Prop({ type: String, default: null })
  plan: string | null;

  @Prop({ type: String, default: '' })
  message: string;

  @Prop({ type: String, enum: ENQUIRY_STATES, required: true, default: 'new' })
  state: EnquiryState;

  @Prop({ type: MongooseSchema.Types.ObjectId, default: null })
  client: Types.ObjectId | null;

  /** Version of the privacy notice beside the form; null for older enquiries and other senders. */
  @Prop({ type: String, default: null })
  notice: string | null;

  /** Every suffix of name, e-mail and phone, as clients have them. */
  @Prop({ type: [String], default: [] })
  searchKeys: string[];

  @Prop({ type: String, default: '' })
  nameForm: string;

  createdAt: Date;
  updatedAt: Date;
}

export const EnquirySchema = SchemaFactory.createForClass(EnquiryRecord);
addEnvelope<EnquiryRecord>(EnquirySchema, {
  reads: ['name', 'client'],
  subject: ({ _id: id, name, client }) => ({ id, name, client }),
});
EnquirySchema.index({ createdAt: 1, _id: 1 });
EnquirySchema.index({ client: 1, createdAt: 1, _id: 1 });
EnquirySchema.index({ name: 1, _id: 1 });
EnquirySchema.index({ email: 1 });
EnquirySchema.index({ phoneNumber: 1 });
EnquirySchema.index({ state: 1, createdAt: 1, _id: 1 });
EnquirySchema.index({ searchKeys: 1, createdAt: 1 });
