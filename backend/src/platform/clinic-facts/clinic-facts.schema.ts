import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ClinicSettings } from '@clinic/contract/clinic-settings';
import { Schema as MongooseSchema } from 'mongoose';
import { addEnvelope } from '../writes/envelope.ts';

const { Mixed } = MongooseSchema.Types;

export const CLINIC = 'clinic';

@Schema({ collection: 'settings', versionKey: false, minimize: false })
export class ClinicFactsRecord implements ClinicSettings {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String })
  name: string;

  @Prop({ type: String })
  legalName: string;

  @Prop({ type: String })
  tagline: string;

  @Prop({ type: Mixed })
  address: ClinicSettings['address'];

  @Prop({ type: Mixed, default: null })
  geo: ClinicSettings['geo'];

  @Prop({ type: String })
  mapUrl: string;

  @Prop({ type: [String] })
  phones: string[];

  @Prop({ type: String })
  email: string;

  @Prop({ type: String })
  careEmail: string;

  @Prop({ type: Mixed })
  social: ClinicSettings['social'];

  /** The picture as a data address, or empty. */
  @Prop({ type: String })
  logo: string;

  /** Names the picture in its address; empty without one. */
  @Prop({ type: String })
  logoHash: string;

  @Prop({ type: String })
  prefix: string;

  @Prop({ type: Number, required: true })
  version: number;
}

export const ClinicFactsSchema = SchemaFactory.createForClass(ClinicFactsRecord);
addEnvelope<ClinicFactsRecord>(ClinicFactsSchema, {
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
