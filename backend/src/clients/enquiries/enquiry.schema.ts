import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ENQUIRY_STATES, type EnquiryState } from '@clinic/contract/constants';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import type { Author } from '../../platform/writes/write-context.ts';

/** A visitor sent it with the public booking form, or the desk wrote it down on the phone. */
@Schema({ collection: 'enquiries', timestamps: true, versionKey: false })
export class EnquiryRecord {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** Years; null when the desk was not told. */
  @Prop({ type: Number, default: null })
  age: number | null;

  /** Empty when the desk was not told. */
  @Prop({ type: String, default: '' })
  email: string;

  /** Ten digits. */
  @Prop({ type: String, required: true })
  phoneNumber: string;

  @Prop({ type: String, default: '' })
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

  /** How the person has heard of the clinic. */
  @Prop({ type: String, default: null })
  heardFrom: string | null;

  /** The assistant who was told, on the phone, that the person may be called; null: the public form's terms were accepted. */
  @Prop({ type: { id: String, name: String, role: String }, _id: false, default: null })
  by: Author | null;

  @Prop({ type: Date, default: null })
  callBackAt: Date | null;

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
EnquirySchema.index({ state: 1, callBackAt: 1, createdAt: 1, _id: 1 });
EnquirySchema.index({ searchKeys: 1, createdAt: 1 });
