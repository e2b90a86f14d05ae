import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { LeftItem, SaveNotForUs } from '@clinic/contract/dashboards/what-is-left';
import { addEnvelope } from '../../platform/writes/envelope.ts';

export const NOT_FOR_US = 'not-for-us';

/** The items that the clinic has put away. */
@Schema({ collection: 'settings', versionKey: false })
export class NotForUsRecord implements SaveNotForUs {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: [String], required: true })
  notForUs: LeftItem[];

  @Prop({ type: Number, required: true })
  version: number;
}

export const NotForUsSchema = SchemaFactory.createForClass(NotForUsRecord);
addEnvelope<NotForUsRecord>(NotForUsSchema, {
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
