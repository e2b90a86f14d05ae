import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Business, Paper, GstRegistration } from '@clinic/contract/billing/business';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

const { Mixed, ObjectId } = MongooseSchema.Types;

export const BUSINESS = 'business';

@Schema({ collection: 'settings', versionKey: false, minimize: false })
export class BusinessRecord implements Business {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String })
  legalName: string;

  @Prop({ type: String })
  address: string;

  @Prop({ type: String })
  state: string;

  @Prop({ type: [{ from: String, kind: String, gstin: String, _id: false }] })
  registration: GstRegistration[];

  @Prop({ type: String })
  upiId: string;

  @Prop({ type: String })
  upiPayee: string;

  @Prop({ type: Mixed })
  prefixes: Record<Paper, string>;

  @Prop({ type: Boolean })
  pricesWithTax: boolean;

  @Prop({ type: Boolean })
  roundToRupee: boolean;

  @Prop({ type: String })
  drawer: Business['drawer'];

  /** Limits in per cent, paise, and paise. */
  @Prop({ type: Mixed })
  limits: Business['limits'];

  @Prop({ type: String, default: null })
  closedUntil: string | null;

  @Prop({ type: String, default: null })
  annualReturn: string | null;

  @Prop({ type: [{ name: String, class: String, _id: false }] })
  programClasses: Business['programClasses'];

  @Prop({ type: String })
  signatory: string;

  @Prop({ type: String })
  foot: string;

  /** 0: no admin has saved them yet; only papers under way are noted. */
  @Prop({ type: Number, required: true })
  version: number;

  /** How many papers were ever begun, and those that are being made (`papers-under-way.ts`). */
  @Prop({ type: Number })
  papersBegun?: number;

  @Prop({ type: [{ paper: ObjectId, until: Date, _id: false }], default: undefined })
  underWay?: { paper: Types.ObjectId; until: Date }[];
}

export const BusinessSchema = SchemaFactory.createForClass(BusinessRecord);
addEnvelope<BusinessRecord>(BusinessSchema, {
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
