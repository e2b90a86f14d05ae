import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { PaperIssuer } from '@clinic/contract/billing/issuers';
import {
  MONEY_MODES,
  PAYMENT_KINDS,
  type MoneyMode,
  type PaymentKind,
} from '@clinic/contract/billing/payments';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** How a `NamedPerson` is stored. */
export const PERSON = { type: { id: ObjectId, name: String }, _id: false } as const;

/** A person as a record of money stores the name. */
export interface NamedPerson {
  id: Types.ObjectId;
  name: string;
}

/** One use of a payment or credit note by an invoice; the invoice takes it once, by the id. */
export interface SourceUse {
  id: Types.ObjectId;
  invoice: Types.ObjectId;
  invoiceNumber: string;
  wanted: number;
  /** Null until the invoice has said how much it took; the rest goes back to `left`. */
  taken: number | null;
}

/** The mongoose type of `uses`, shared by payments and credit notes. */
export const USES = {
  type: [
    { id: ObjectId, invoice: ObjectId, invoiceNumber: String, wanted: Number, taken: Number, _id: false },
  ],
  default: [],
};

/** One amount paid back from a payment or credit note; the refund's own row has the same id. */
export interface SourceOut {
  id: Types.ObjectId;
  amount: number;
}

export const OUTS = { type: [{ id: ObjectId, amount: Number, _id: false }], default: [] };

/** The cancellation of a payment while it runs. */
export interface Reversing {
  /** Id of the row the other way. */
  id: Types.ObjectId;
  at: Date;
  day: string;
  by: NamedPerson;
  reason: string;
}

/** Amounts in paise: amount = left + taken of the uses (wanted, while not settled) + amounts of the outs. */
@Schema({ collection: 'payments', timestamps: true, versionKey: false })
export class PaymentRecord {
  _id: Types.ObjectId;

  @Prop({ type: String, enum: ['in', 'out'], required: true })
  direction: 'in' | 'out';

  @Prop({ type: String, enum: PAYMENT_KINDS, required: true })
  kind: PaymentKind;

  @Prop({ type: String, default: null })
  number: string | null;

  /** The number in the form in which numbers are compared; absent for a row without one. */
  @Prop({ type: String, default: undefined })
  numberKey?: string;

  @Prop({ type: String, default: undefined })
  series?: string;

  @Prop({ type: Number, default: undefined })
  serial?: number;

  @Prop({ ...PERSON, required: true })
  client: NamedPerson;

  /** yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  day: string;

  @Prop({ type: String, enum: MONEY_MODES, required: true })
  mode: MoneyMode;

  @Prop({ type: Number, required: true })
  amount: number;

  @Prop({ type: String, default: '' })
  reference: string;

  @Prop({ ...PERSON, required: true })
  by: NamedPerson;

  @Prop({ type: Number, required: true })
  left: number;

  @Prop(USES)
  uses: SourceUse[];

  @Prop(OUTS)
  outs: SourceOut[];

  /** The service's code, its tax rate, and the code of the State of supply; only on a receipt voucher. */
  @Prop({ type: { code: String, rate: Number, place: String }, _id: false, default: undefined })
  advance?: { code: string; rate: number; place: string };

  @Prop({ type: ObjectId, default: null })
  source: Types.ObjectId | null;

  @Prop({ type: { at: Date, by: PERSON, reason: String }, _id: false, default: null })
  reversed: { at: Date; by: NamedPerson; reason: string } | null;

  /**
   * Set while a cancellation runs: the payment can be neither used nor refunded. It ends with `reversed`, or without
   * it.
   */
  @Prop({ type: { id: ObjectId, at: Date, day: String, by: PERSON, reason: String }, _id: false })
  reversing?: Reversing;

  @Prop({ type: ObjectId, default: null })
  closing: Types.ObjectId | null;

  /** Absent: a payment without a number, or a server of an earlier release made it beside this one. */
  @Prop({ type: Mixed, default: undefined })
  issuer?: PaperIssuer;

  createdAt: Date;
  updatedAt: Date;
}

export const PaymentSchema = SchemaFactory.createForClass(PaymentRecord);
addEnvelope<PaymentRecord>(PaymentSchema, {
  reads: ['number', 'client'],
  subject: ({ _id: id, number, client }) => ({ id, ...(number && { name: number }), client }),
});
PaymentSchema.index(
  { numberKey: 1 },
  { unique: true, name: 'number', partialFilterExpression: { numberKey: { $exists: true } } },
);
PaymentSchema.index(
  { series: 1, serial: -1 },
  { name: 'next number', partialFilterExpression: { serial: { $exists: true } } },
);
PaymentSchema.index({ 'client.id': 1, day: -1, _id: -1 });
PaymentSchema.index({ day: -1, _id: -1 });
PaymentSchema.index({ mode: 1, day: -1, _id: -1 });
PaymentSchema.index({ amount: -1, _id: -1 });
PaymentSchema.index({ kind: 1, day: 1 });
PaymentSchema.index({ 'uses.invoice': 1 });
PaymentSchema.index({ reference: 1 });
PaymentSchema.index(
  { day: 1 },
  { name: 'advances', partialFilterExpression: { advance: { $exists: true } } },
);
/** Finds the payments that no closing of the drawer has counted yet. */
PaymentSchema.index({ closing: 1, mode: 1, createdAt: 1 }, { name: 'drawer' });
/** Finds unused credit, oldest first. */
PaymentSchema.index(
  { 'client.id': 1, day: 1, _id: 1 },
  { name: 'left', partialFilterExpression: { left: { $gt: 0 } } },
);
