import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addAudit } from '../../platform/audit/audited-records.ts';

/** A client's own data as a ZIP file: asked for, being made, ready until it expires. */
@Schema({ collection: 'dataDownloads', timestamps: true, versionKey: false })
export class DataDownloadRecord {
  _id: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  /** The client again while the file is being made: one at a time. */
  @Prop({ type: MongooseSchema.Types.ObjectId })
  making?: Types.ObjectId;

  /** Parts that are in the file, of how many. */
  @Prop({ type: Number, default: 0 })
  done: number;

  @Prop({ type: Number, default: 1 })
  parts: number;

  /** How often the making was begun. */
  @Prop({ type: Number, default: 0 })
  attempts: number;

  /** Bytes of the finished file, whose id is the download's own; null while there is none. */
  @Prop({ type: Number, default: null })
  size: number | null;

  @Prop({ type: Date })
  expiresAt?: Date;

  createdAt: Date;
  updatedAt: Date;
}

export const DataDownloadSchema = SchemaFactory.createForClass(DataDownloadRecord);
addAudit<DataDownloadRecord>(DataDownloadSchema, {
  kinds: ['data download'],
  reads: ['client'],
  subject: ({ _id: id, client }) => ({ id, client }),
});
DataDownloadSchema.index(
  { making: 1 },
  { unique: true, name: 'one at a time', partialFilterExpression: { making: { $exists: true } } },
);
DataDownloadSchema.index({ client: 1, createdAt: -1, _id: -1 });
DataDownloadSchema.index({ expiresAt: 1 }, { partialFilterExpression: { expiresAt: { $exists: true } } });
