import { TILL_REASON_WORDS, TILL_REASONS, type TillReason } from '@clinic/contract/billing/tills';
import type { MoneyMode } from '@clinic/contract/billing/payments';
import { nameWithReason } from '@clinic/contract/platform/audit';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { PERSON, type NamedPerson } from '../payments/payment.schema.ts';

const { ObjectId } = MongooseSchema.Types;

/** Cash that was put into a drawer or taken out, in paise. */
@Schema({ collection: 'tillMoves', timestamps: true, versionKey: false })
export class TillMoveRecord {
  _id: Types.ObjectId;

  @Prop({ type: String, enum: ['in', 'out'], required: true })
  direction: 'in' | 'out';

  @Prop({ type: Number, required: true })
  amount: number;

  @Prop({ type: String, enum: TILL_REASONS, required: true })
  reason: TillReason;

  @Prop({ type: String, default: '' })
  note: string;

  /** yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  day: string;

  @Prop({ ...PERSON, required: true })
  by: NamedPerson;

  @Prop({ type: ObjectId, default: null })
  closing: Types.ObjectId | null;

  createdAt: Date;
  updatedAt: Date;
}

export const TillMoveSchema = SchemaFactory.createForClass(TillMoveRecord);
addEnvelope<TillMoveRecord>(TillMoveSchema, {
  reads: ['reason', 'note'],
  subject: ({ _id: id, reason, note }) => ({ id, name: nameWithReason(TILL_REASON_WORDS[reason], note) }),
});
TillMoveSchema.index({ direction: 1, day: -1, _id: -1 }, { name: 'taken out' });
TillMoveSchema.index({ closing: 1, createdAt: 1, _id: 1 }, { name: 'drawer' });

/** A count of a drawer, in paise. */
@Schema({ collection: 'closings', timestamps: true, versionKey: false })
export class ClosingRecord {
  _id: Types.ObjectId;

  /** The person of the drawer; null for the clinic's. */
  @Prop({ type: ObjectId, default: null })
  person: Types.ObjectId | null;

  /** The value `until` of the drawer's previous count; null for the first. */
  @Prop({ type: Date, default: null })
  since: Date | null;

  @Prop({ type: Date, required: true })
  until: Date;

  /** yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  day: string;

  @Prop({ ...PERSON, required: true })
  by: NamedPerson;

  @Prop({ type: Number, required: true })
  opening: number;

  @Prop({ type: Number, required: true })
  cashIn: number;

  @Prop({ type: Number, required: true })
  cashOut: number;

  @Prop({ type: Number, required: true })
  movedIn: number;

  @Prop({ type: Number, required: true })
  movedOut: number;

  @Prop({ type: Number, required: true })
  expected: number;

  @Prop({ type: Number, required: true })
  counted: number;

  @Prop({ type: Number, required: true })
  difference: number;

  @Prop({ type: Number, required: true })
  float: number;

  @Prop({ type: String, default: '' })
  reason: string;

  @Prop({ type: [{ mode: String, in: Number, out: Number, _id: false }], default: [] })
  others: { mode: MoneyMode; in: number; out: number }[];

  /** Payments and cash moves in the sums; each names its count in `closing`. */
  @Prop({ type: [ObjectId], default: [] })
  rows: Types.ObjectId[];

  @Prop({ type: [ObjectId], default: [] })
  moves: Types.ObjectId[];

  createdAt: Date;
  updatedAt: Date;
}

export const ClosingSchema = SchemaFactory.createForClass(ClosingRecord);
addEnvelope<ClosingRecord>(ClosingSchema, {
  reads: ['day'],
  subject: ({ _id: id, day: name }) => ({ id, name }),
});
/** The unique index refuses the second of two counts of one drawer that begin at the same last count. */
ClosingSchema.index({ person: 1, since: 1 }, { unique: true, name: 'next count' });
ClosingSchema.index({ until: -1 });
ClosingSchema.index({ difference: 1 }, { name: 'unexplained', partialFilterExpression: { reason: '' } });
