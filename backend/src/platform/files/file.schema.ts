import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';

/** The record that owns a file, in its module's words. */
export type FileOwner = Record<string, string>;

/** GridFS's row of a file. GridFS writes it; this schema adds the index. */
@Schema({ collection: 'files.files', versionKey: false, minimize: false })
export class FileRecord {
  _id: Types.ObjectId;

  @Prop({ type: Number, required: true })
  length: number;

  @Prop({ type: Date, required: true })
  uploadDate: Date;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  metadata: {
    /** Empty until a record is about to refer to the file. */
    owner: FileOwner;
    /** True once a record that refers to the file was found. */
    named?: boolean;
    /**
     * True once the file is known to be free of camera details; files of earlier releases lack it until they are
     * checked.
     */
    isPlain?: boolean;
    /**
     * Id of the same picture without camera details, to which the record now refers; this file is deleted at the next
     * check.
     */
    replacedBy?: Types.ObjectId;
  };
}

export const FileSchema = SchemaFactory.createForClass(FileRecord);
FileSchema.index({ length: -1, _id: -1 });
FileSchema.index({ 'metadata.owner.client': 1 });
