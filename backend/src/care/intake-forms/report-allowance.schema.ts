import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

/** The room that one client's reports take up; its `_id` is the client's id. */
@Schema({ collection: 'reportAllowances', versionKey: false })
export class ReportAllowanceRecord {
  @Prop({ type: MongooseSchema.Types.ObjectId, ref: 'ClientRecord' })
  _id: Types.ObjectId;

  /** The clinic's day of the last upload, yyyy-MM-dd, and the number of uploads on that day. */
  @Prop({ type: String, default: '' })
  day: string;

  @Prop({ type: Number, default: 0 })
  ofDay: number;

  /** Every stored report, earlier ones included, with its size in bytes. */
  @Prop({ type: [{ file: MongooseSchema.Types.ObjectId, bytes: Number, _id: false }], default: [] })
  reports: { file: Types.ObjectId; bytes: number }[];
}

export const ReportAllowanceSchema = SchemaFactory.createForClass(ReportAllowanceRecord);
addEnvelope<ReportAllowanceRecord>(ReportAllowanceSchema, {
  withoutKeys: true,
  reads: [],
  subject: ({ _id: id }) => ({ id, client: id }),
});
