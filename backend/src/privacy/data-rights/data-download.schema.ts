import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

/** A client's own data as a ZIP file. */
@Schema({ collection: 'dataDownloads', timestamps: true, versionKey: false })
export class DataDownloadRecord {
  _id: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  /** Set while the file is being made; unique, so that a client has one at a time. */
  @Prop({ type: MongooseSchema.Types.ObjectId })
  making?: Types.ObjectId;

  /** The doctor who makes it for a client without a log-in; absent: the client's own download. */
  @Prop({ type: MongooseSchema.Types.ObjectId })
  forDoctor?: Types.ObjectId;

  /** Parts in the file so far, and their total. */
  @Prop({ type: Number, default: 0 })
  done: number;

  @Prop({ type: Number, default: 1 })
  parts: number;

  /** Number of attempts. */
  @Prop({ type: Number, default: 0 })
  attempts: number;

  /** Bytes of the finished file, whose id is the download's own; null before. */
  @Prop({ type: Number, default: null })
  size: number | null;

  @Prop({ type: Date })
  expiresAt?: Date;

  createdAt: Date;
  updatedAt: Date;
}

export const DataDownloadSchema = SchemaFactory.createForClass(DataDownloadRecord);
addEnvelope<DataDownloadRecord>(DataDownloadSchema, {
  withoutKeys: true,
  reads: ['client'],
  subject: ({ _id: id, client }) => ({ id, client }),
});
DataDownloadSchema.index(
  { making: 1 },
  { unique: true, name: 'one at a time', partialFilterExpression: { making: { $exists: true } } },
);
DataDownloadSchema.index({ client: 1, createdAt: -1, _id: -1 });
DataDownloadSchema.index({ expiresAt: 1 }, { partialFilterExpression: { expiresAt: { $exists: true } } });
