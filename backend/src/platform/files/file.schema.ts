import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';

/** Which record a file belongs to, in the words of its module. */
export type FileOwner = Record<string, string>;

/** What GridFS keeps of a file beside its contents; GridFS writes it, and this gives it its index. */
@Schema({ collection: 'files.files', versionKey: false, minimize: false })
export class FileRecord {
  _id: Types.ObjectId;

  /** Bytes. */
  @Prop({ type: Number, required: true })
  length: number;

  @Prop({ type: Date, required: true })
  uploadDate: Date;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  metadata: {
    /** Empty until a record is about to name it. */
    owner: FileOwner;
    /** True once a record was seen to name it. */
    named?: boolean;
  };
}

export const FileSchema = SchemaFactory.createForClass(FileRecord);
FileSchema.index({ length: -1, _id: -1 });
FileSchema.index({ 'metadata.owner.client': 1 });
