import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How many attempts one key has used in its running window. */
@Schema({ collection: 'attempts', versionKey: false })
export class AttemptsRecord {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Number, required: true })
  count: number;

  @Prop({ type: Date, required: true, index: true })
  expiresAt: Date;
}

export const AttemptsSchema = SchemaFactory.createForClass(AttemptsRecord);
