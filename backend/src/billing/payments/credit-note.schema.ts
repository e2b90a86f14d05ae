import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Return } from '@clinic/contract/billing/credit-notes';
import type { PaperIssuer } from '@clinic/contract/billing/issuers';
import type { LineTax } from '@clinic/contract/billing/gst-totals';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { OUTS, PERSON, USES, type NamedPerson, type SourceOut, type SourceUse } from './payment.schema.ts';

const { ObjectId, Mixed } = MongooseSchema.Types;

/** A credited line; amounts in paise. */
export interface CreditedLine {
  line: number;
  name: string;
  quantity: number | null;
  returned: Return;
  /** Pieces that never left the shelf; absent: none. */
  neverLeft?: number;
  amount: number;
  tax: LineTax | null;
}

/** Amounts in paise: amount = fromDue + left + taken of the uses (wanted, while not settled) + amounts of the outs. */
@Schema({ collection: 'creditNotes', timestamps: true, versionKey: false })
export class CreditNoteRecord {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  number: string;

  @Prop({ type: String, required: true })
  numberKey: string;

  @Prop({ type: String, required: true })
  series: string;

  @Prop({ type: Number, required: true })
  serial: number;

  @Prop({ type: ObjectId, required: true })
  invoice: Types.ObjectId;

  @Prop({ type: String, required: true })
  invoiceNumber: string;

  @Prop({ ...PERSON, required: true })
  client: NamedPerson;

  /** yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  day: string;

  @Prop({ type: String, required: true })
  reason: string;

  @Prop({ type: [Mixed], default: [] })
  lines: CreditedLine[];

  /** Pieces that this note returned to the shelf; absent: none. */
  @Prop({ type: [{ item: ObjectId, pieces: Number, _id: false }], default: undefined })
  shelf?: { item: Types.ObjectId; pieces: number }[];

  @Prop({ type: Number, required: true })
  amount: number;

  @Prop({ type: Number, required: true })
  fromDue: number;

  @Prop({ type: Number, required: true })
  left: number;

  @Prop(USES)
  uses: SourceUse[];

  @Prop(OUTS)
  outs: SourceOut[];

  @Prop({ type: Boolean, default: false })
  withoutGst: boolean;

  @Prop({ ...PERSON, required: true })
  by: NamedPerson;

  /** Absent: a server of an earlier release made it beside this one. */
  @Prop({ type: Mixed, default: undefined })
  issuer?: PaperIssuer;

  createdAt: Date;
  updatedAt: Date;
}

export const CreditNoteSchema = SchemaFactory.createForClass(CreditNoteRecord);
addEnvelope<CreditNoteRecord>(CreditNoteSchema, {
  reads: ['number', 'client'],
  subject: ({ _id: id, number: name, client }) => ({ id, name, client }),
});
CreditNoteSchema.index({ numberKey: 1 }, { unique: true, name: 'number' });
CreditNoteSchema.index({ series: 1, serial: -1 }, { name: 'next number' });
CreditNoteSchema.index({ invoice: 1, day: 1 });
CreditNoteSchema.index({ 'uses.invoice': 1 });
CreditNoteSchema.index({ 'client.id': 1, day: -1, _id: -1 });
CreditNoteSchema.index({ day: -1, _id: -1 });
CreditNoteSchema.index(
  { 'client.id': 1, day: 1, _id: 1 },
  { name: 'left', partialFilterExpression: { left: { $gt: 0 } } },
);
