import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { SecondFactorRule } from '@clinic/contract/identity/second-factor';
import { addEnvelope } from '../../platform/writes/envelope.ts';

export const RULE = 'second-factor';

/** Roles for which the clinic requires a second factor. */
@Schema({ collection: 'settings', versionKey: false })
export class RuleRecord implements SecondFactorRule {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Boolean, required: true })
  admin: boolean;

  @Prop({ type: Boolean, required: true })
  doctor: boolean;

  @Prop({ type: Boolean, required: true })
  assistant: boolean;
}

export const RuleSchema = SchemaFactory.createForClass(RuleRecord);
addEnvelope<RuleRecord>(RuleSchema, {
  withoutKeys: true,
  reads: [],
  subject: ({ _id: id }) => ({ id }),
});
