import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { PAPERS, type Paper } from '@clinic/contract/billing/business';
import type { PersonRef } from '@clinic/contract/people';
import { addEnvelope } from '../../platform/writes/envelope.ts';

/** Numbers of lost papers: serials, the day of the last one, and when an admin entered them. */
interface StoredGap {
  from: number;
  to: number;
  day: string;
  reason: string;
  by: PersonRef;
  on: string;
}

/** A series of numbers that a restore stopped; made by the restore (platform/backup/stop-series.ts) only. */
@Schema({ collection: 'paperSeries', versionKey: false })
export class PaperSeriesRecord {
  /** Name of the series, such as TW/26-27. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: String, enum: PAPERS, required: true })
  paper: Paper;

  /** When the restore was; null once an admin has named the last number. */
  @Prop({ type: Date, default: null })
  waitingSince: Date | null;

  @Prop({
    type: [
      {
        from: Number,
        to: Number,
        day: String,
        reason: String,
        by: { id: String, name: String },
        on: String,
        _id: false,
      },
    ],
    default: [],
  })
  gaps: StoredGap[];
}

export const PaperSeriesSchema = SchemaFactory.createForClass(PaperSeriesRecord);
addEnvelope<PaperSeriesRecord>(PaperSeriesSchema, {
  reads: [],
  subject: ({ _id: id }) => ({ id, name: id }),
});
