import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { OptionalEmail } from '@clinic/contract/notifications/emails';
import { addAudit } from '../../platform/audit/audited-records.ts';

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
addAudit<EmailSwitchesRecord>(EmailSwitchesSchema, {
  kinds: ['letter switch'],
  changes: ['version'],
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
