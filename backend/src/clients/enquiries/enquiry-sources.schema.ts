import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { EnquirySources } from '@clinic/contract/clients/enquiries';
import { addEnvelope } from '../../platform/writes/envelope.ts';

export const SOURCES = 'enquiry-sources';

@Schema({ collection: 'settings', versionKey: false })
export class EnquirySourcesRecord implements EnquirySources {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: [String], required: true })
  sources: string[];

  @Prop({ type: Boolean, required: true })
  asked: boolean;

  @Prop({ type: Number, required: true })
  version: number;
}

export const EnquirySourcesSchema = SchemaFactory.createForClass(EnquirySourcesRecord);
addEnvelope<EnquirySourcesRecord>(EnquirySourcesSchema, {
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
