import type { DaySum } from '@clinic/contract/billing/desk-limits';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';

/** Paise of one request that count against a person's day. */
export interface TakenOfDay {
  /** The hash of the request's body, and its key. */
  id: string;
  kind: DaySum;
  paise: number;
  /** The latest attempt of the request: only its refusal gives the paise back. */
  attempt: Types.ObjectId;
}

/** Sums in paise that a person credited and paid out on one day of the clinic. */
@Schema({ collection: 'moneyDays', versionKey: false })
export class MoneyDayRecord {
  /** The person and the day (yyyy-MM-dd). */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Number, required: true })
  credit: number;

  @Prop({ type: Number, required: true })
  out: number;

  @Prop({
    type: [{ id: String, kind: String, paise: Number, attempt: MongooseSchema.Types.ObjectId, _id: false }],
    default: undefined,
  })
  taken: TakenOfDay[];

  @Prop({ type: Date, required: true, index: true })
  expiresAt: Date;
}

export const MoneyDaySchema = SchemaFactory.createForClass(MoneyDayRecord);
