import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';

/** The record that a file belongs to, as its module names it. */
export type FileOwner = Record<string, string>;

/** GridFS's row of a file; GridFS writes it, this adds its index. */
@Schema({ collection: 'files.files', versionKey: false, minimize: false })
export class FileRecord {
  _id: Types.ObjectId;

  @Prop({ type: Number, required: true })
  length: number;

  @Prop({ type: Date, required: true })
  uploadDate: Date;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  metadata: {
    /** Empty until a record is about to name the file. */
    owner: FileOwner;
    /** True once a record was found to name the file. */
    named?: boolean;
    /** True once it is known to hold none of a photo's details; files of earlier releases lack it until they are looked at. */
    isPlain?: boolean;
    /** The same picture without its details, which its record names now; this file is deleted at the next look. */
    replacedBy?: Types.ObjectId;
  };
}

export const FileSchema = SchemaFactory.createForClass(FileRecord);
FileSchema.index({ length: -1, _id: -1 });
FileSchema.index({ 'metadata.owner.client': 1 });
