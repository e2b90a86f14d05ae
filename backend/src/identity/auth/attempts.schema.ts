import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How many attempts one key has used in its running window. */
@Schema({ collection: 'attempts', versionKey: false })
export class AttemptsRecord {
  @Prop({ type: String, required: true })
  _id: string;

  /** Attempts that are used up. */
  @Prop({ type: Number, default: 0 })
  count: number;

  /** Attempts whose outcome is not known yet. */
  @Prop({ type: Number, default: 0 })
  pending: number;

  /** Whether the last one who asked for an attempt got it. */
  @Prop({ type: Boolean })
  granted?: boolean;

  /** Of a network address: the accounts, as keyed hashes, whose log-in failed from there. */
  @Prop({ type: [String], default: undefined })
  accounts?: string[];

  @Prop({ type: Date, required: true, index: true })
  expiresAt: Date;
}

export const AttemptsSchema = SchemaFactory.createForClass(AttemptsRecord);
