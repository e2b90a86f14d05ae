import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ServersSetting } from '@clinic/contract/platform/server-calls';
import { addEnvelope } from '../../platform/writes/envelope.ts';

@Schema({ collection: 'settings', versionKey: false })
export class ServersRecord implements ServersSetting {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Boolean, required: true })
  updated: boolean;

  @Prop({ type: Number, required: true })
  version: number;
}

export const ServersSchema = SchemaFactory.createForClass(ServersRecord);
addEnvelope<ServersRecord>(ServersSchema, {
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
