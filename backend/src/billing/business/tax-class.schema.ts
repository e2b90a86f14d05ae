import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  SUPPLIES,
  TAX_KINDS,
  type Supply,
  type TaxKind,
  type TaxRate,
} from '@clinic/contract/billing/tax-classes';
import type { Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

@Schema({ collection: 'taxClasses', timestamps: true, versionKey: false })
export class TaxClassRecord {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: String, enum: SUPPLIES, required: true })
  supply: Supply;

  @Prop({ type: String, default: '' })
  code: string;

  @Prop({ type: String, default: '' })
  unit: string;

  @Prop({ type: String, enum: TAX_KINDS, required: true })
  kind: TaxKind;

  @Prop({ type: [{ from: String, percent: Number, _id: false }] })
  rates: TaxRate[];

  @Prop({ type: String, default: '' })
  source: string;

  @Prop({ type: { at: Date, by: { id: String, name: String } }, _id: false, default: null })
  signed: { at: Date; by: { id: string; name: string } } | null;

  @Prop({ type: Boolean, default: false })
  retired: boolean;

  /** True from the first invoice with this class: its contents cannot change any more. */
  @Prop({ type: Boolean, default: false })
  used: boolean;

  createdAt: Date;
  updatedAt: Date;
}

export const TaxClassSchema = SchemaFactory.createForClass(TaxClassRecord);
addEnvelope<TaxClassRecord>(TaxClassSchema, {
  reads: ['name'],
  subject: ({ _id: id, name }) => ({ id, name }),
});
TaxClassSchema.index({ name: 1, _id: 1 });
TaxClassSchema.index({ updatedAt: 1, _id: 1 });
TaxClassSchema.index({ supply: 1, _id: 1 });
TaxClassSchema.index({ retired: 1, _id: 1 });
