import { formatDay } from '@clinic/contract/clinic-calendar';
import type { ExpectedDay } from '@clinic/contract/care/journal/journal';
import type { CountedEntry } from '@clinic/contract/care/journal/journal-entries';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

@Schema({ collection: 'journal', versionKey: false, minimize: false })
export class JournalRecord {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  /** yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  day: string;

  /** The day's questions, written when the day begins or with its first entry; never changed. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  expected: ExpectedDay;

  /** Entries, each id once; the result is computed from all of them, so that their order never counts. */
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] })
  taps: CountedEntry[];

  /** When the first entry came; absent without entries. */
  @Prop({ type: Date })
  touchedAt?: Date;
}

export const JournalSchema = SchemaFactory.createForClass(JournalRecord);
addEnvelope<JournalRecord>(JournalSchema, {
  withoutKeys: true,
  // Only the first entry writes an audit row: one for each client and day.
  reads: ['client', 'day'],
  subject: ({ _id: id, client, day }) => ({ id, name: formatDay(day), client }),
});
JournalSchema.index({ client: 1, day: 1 });
JournalSchema.index({ day: 1, client: 1 }, { partialFilterExpression: { touchedAt: { $exists: true } } });
