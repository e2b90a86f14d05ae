import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { OptionalEmail } from '@clinic/contract/notifications/email-kinds';
import { addEnvelope } from '../../platform/writes/envelope.ts';

export const SWITCHES = 'letters';

@Schema({ collection: 'settings', versionKey: false })
export class EmailSwitchesRecord {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: [String], required: true })
  off: OptionalEmail[];

  @Prop({ type: Number, required: true })
  version: number;
}

export const EmailSwitchesSchema = SchemaFactory.createForClass(EmailSwitchesRecord);
addEnvelope<EmailSwitchesRecord>(EmailSwitchesSchema, {
  withoutKeys: true,
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
