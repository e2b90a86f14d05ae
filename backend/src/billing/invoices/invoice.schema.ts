import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { PaymentMode } from '@clinic/contract/constants';
import type { PaperIssuer } from '@clinic/contract/billing/issuers';
import type { GstPaper } from '@clinic/contract/billing/papers';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

const { ObjectId, Mixed } = MongooseSchema.Types;

export interface InvoiceLine {
  id: Types.ObjectId;
  name: string;
  quantity: number;
  /** Paise a piece. */
  price: number;
}

/** The pieces of one item in all lines of the invoice together. */
export interface StockLine {
  item: Types.ObjectId;
  name: string;
  wanted: number;
  /** Pieces that were taken off the stock, with those held; null while that is not settled. */
  booked: number | null;
  /** Pieces that the client has already by the replaced invoice; absent: none. */
  held?: number;
}

/** Money that an invoice took from a payment or a credit note. */
export interface InvoiceReceipt {
  /** Id of the use in the source: it is taken once. */
  id: Types.ObjectId;
  source: Types.ObjectId;
  amount: number;
}

/** A part of the due that is reserved for a payment until that is stored. */
export interface Reserved {
  /** Id of the payment. */
  payment: Types.ObjectId;
  amount: number;
  /** After this instant the reservation has ended, since its server was killed. */
  until: Date;
}

/** A credit note that takes back a part of the invoice. */
export interface InvoiceCredit {
  /** Id of the credit note. */
  id: Types.ObjectId;
  amount: number;
  /** The part of the credit that lowered the invoice's debt. */
  fromDue: number;
}

/** The client's word that it is paid. */
export interface SaidPaidMark {
  id: Types.ObjectId;
  at: Date;
  reference: string;
  /** The due at that time. */
  due: number;
  /** False: the desk said that it was not received. */
  open: boolean;
}

/** All amounts in paise: total = due + settled + fromDue of the credits. */
@Schema({ collection: 'invoices', timestamps: true, versionKey: false })
export class InvoiceRecord {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  invoiceNumber: string;

  /** The number in lower case, as numbers are compared. */
  @Prop({ type: String, required: true })
  numberKey: string;

  /** Every suffix of the number: any part of it is found by an anchored expression on an index. */
  @Prop({ type: [String], required: true })
  searchKeys: string[];

  /** "inv-2026-" and 12 of INV-2026-0012, to find the next number: as text 10000 sorts before 9999. */
  @Prop({ type: String, default: undefined })
  series?: string;

  @Prop({ type: Number, default: undefined })
  serial?: number;

  /** yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  date: string;

  @Prop({ type: { id: ObjectId, name: String }, _id: false, required: true })
  client: { id: Types.ObjectId; name: string };

  @Prop({ type: [{ id: ObjectId, name: String, quantity: Number, price: Number, _id: false }] })
  items: InvoiceLine[];

  @Prop({ type: { name: String, weeks: Number, pricePerWeek: Number }, _id: false, default: null })
  plan: { name: string; weeks: number; pricePerWeek: number } | null;

  @Prop({ type: Number, required: true })
  taxPercent: number;

  @Prop({ type: Number, required: true })
  discountPercent: number;

  @Prop({ type: String, required: true })
  paymentMode: PaymentMode;

  @Prop({ type: Number, required: true })
  subtotal: number;

  @Prop({ type: Number, required: true })
  discount: number;

  @Prop({ type: Number, required: true })
  tax: number;

  @Prop({ type: Number, required: true })
  total: number;

  @Prop({
    type: [{ item: ObjectId, name: String, wanted: Number, booked: Number, held: Number, _id: false }],
  })
  stock: StockLine[];

  /** The unpaid rest. It is absent in an invoice of a release without payments, which was paid in full. */
  @Prop({ type: Number, default: undefined })
  due?: number;

  @Prop({ type: Number, default: undefined })
  settled?: number;

  /**
   * Place of the invoice's state in `PAPER_STATES`, by which lists are sorted and filtered; absent until a job adds it.
   */
  @Prop({ type: Number, default: undefined })
  stateKey?: number;

  @Prop({ type: [{ id: ObjectId, source: ObjectId, amount: Number, _id: false }], default: undefined })
  receipts?: InvoiceReceipt[];

  @Prop({ type: { payment: ObjectId, amount: Number, until: Date }, _id: false, default: undefined })
  reserved?: Reserved;

  @Prop({ type: [{ id: ObjectId, amount: Number, fromDue: Number, _id: false }], default: undefined })
  credits?: InvoiceCredit[];

  /** Id of the invoice that a correction made in its place; absent: none did. */
  @Prop({ type: ObjectId, default: undefined })
  replacedBy?: Types.ObjectId;

  /** Id of the invoice that this one replaces; absent: none. */
  @Prop({ type: ObjectId, default: undefined })
  replaces?: Types.ObjectId;

  /** Days on which unpaid parts are due; absent: on the invoice's day. */
  @Prop({ type: [{ day: String, amount: Number, _id: false }], default: undefined })
  dueOn?: { day: string; amount: number }[];

  /** Absent: the client has said nothing, or less is due since. */
  @Prop({
    type: { id: ObjectId, at: Date, reference: String, due: Number, open: Boolean },
    _id: false,
    default: undefined,
  })
  saidPaid?: SaidPaidMark;

  /** Fields that only an invoice of a GST-registered clinic has, in paise. */
  @Prop({ type: Mixed, default: undefined })
  gst?: GstPaper;

  /** Absent: a server of an earlier release made it beside this one. */
  @Prop({ type: Mixed, default: undefined })
  issuer?: PaperIssuer;

  @Prop({ type: { id: String, name: String, role: String }, _id: false, required: true })
  createdBy: { id: string; name: string; role: string };

  createdAt: Date;
  updatedAt: Date;
}

export const InvoiceSchema = SchemaFactory.createForClass(InvoiceRecord);
addEnvelope<InvoiceRecord>(InvoiceSchema, {
  reads: ['invoiceNumber', 'client'],
  subject: ({ _id: id, invoiceNumber: name, client }) => ({ id, name, client }),
});
InvoiceSchema.index({ numberKey: 1 }, { unique: true, name: 'number' });
InvoiceSchema.index(
  { series: 1, serial: -1 },
  { name: 'next number', partialFilterExpression: { serial: { $exists: true } } },
);
InvoiceSchema.index({ searchKeys: 1 });
InvoiceSchema.index({ date: -1, _id: -1 });
InvoiceSchema.index({ total: -1, _id: -1 });
InvoiceSchema.index({ createdAt: -1, _id: -1 });
InvoiceSchema.index({ 'client.name': 1, _id: 1 });
InvoiceSchema.index({ 'client.id': 1, date: -1, _id: -1 });
InvoiceSchema.index({ paymentMode: 1, date: -1, _id: -1 });
InvoiceSchema.index({ stateKey: 1, _id: 1 });
InvoiceSchema.index({ stateKey: 1, date: -1, _id: -1 });
InvoiceSchema.index({ date: 1, _id: 1 }, { name: 'dues', partialFilterExpression: { due: { $gt: 0 } } });
InvoiceSchema.index(
  { 'client.id': 1, date: 1 },
  { name: 'dues of a client', partialFilterExpression: { due: { $gt: 0 } } },
);
/** Clients' words that wait for the desk, the longest wait first. */
InvoiceSchema.index(
  { 'saidPaid.open': 1, 'saidPaid.at': 1, _id: 1 },
  { name: 'said paid', partialFilterExpression: { 'saidPaid.open': true } },
);
