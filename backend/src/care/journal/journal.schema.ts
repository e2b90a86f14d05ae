import { formatDay } from '@clinic/contract/clinic-calendar';
import type { ExpectedDay } from '@clinic/contract/care/journal';
import type { CountedTap } from '@clinic/contract/care/journal-taps';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addAudit } from '../../platform/audit/audited-records.ts';

/** A client's day: what it asked for when it began, and every tap that speaks of it. */
@Schema({ collection: 'journal', versionKey: false, minimize: false })
export class JournalRecord {
  /** Made from client and day. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  /** yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  day: string;

  /** Written when the day begins, or with its first tap, and never again. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  expected: ExpectedDay;

  /** A set by their ids; what stands is read from all of them, so that their order never counts. */
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] })
  taps: CountedTap[];

  /** When the first tap came; absent while nothing was touched. */
  @Prop({ type: Date })
  touchedAt?: Date;
}

export const JournalSchema = SchemaFactory.createForClass(JournalRecord);
addAudit<JournalRecord>(JournalSchema, {
  kinds: ['journal'],
  // The first tap alone: one row for each client and day.
  changes: ['touchedAt'],
  reads: ['client', 'day'],
  subject: ({ _id: id, client, day }) => ({ id, name: formatDay(day), client }),
});
JournalSchema.index({ client: 1, day: 1 });
JournalSchema.index({ day: 1, client: 1 }, { partialFilterExpression: { touchedAt: { $exists: true } } });
