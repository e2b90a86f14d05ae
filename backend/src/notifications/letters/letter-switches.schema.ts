import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { OptionalLetter } from '@clinic/contract/notifications/letters';
import { addAudit } from '../../platform/audit/audited-records.ts';

export const SWITCHES = 'letters';

@Schema({ collection: 'settings', versionKey: false })
export class LetterSwitchesRecord {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: [String], required: true })
  off: OptionalLetter[];

  @Prop({ type: Number, required: true })
  version: number;
}

export const LetterSwitchesSchema = SchemaFactory.createForClass(LetterSwitchesRecord);
addAudit<LetterSwitchesRecord>(LetterSwitchesSchema, {
  kinds: ['letter switch'],
  changes: ['version'],
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
