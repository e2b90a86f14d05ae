import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ collection: 'attempts', versionKey: false })
export class AttemptsRecord {
  /** Keyed hash of the account or address that is counted. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Number, default: 0 })
  count: number;

  /** Attempts that have no outcome yet. */
  @Prop({ type: Number, default: 0 })
  pending: number;

  /** True when the latest request for an attempt was granted. */
  @Prop({ type: Boolean })
  granted?: boolean;

  /** For a network address: the accounts, as keyed hashes, whose log-in failed from there. */
  @Prop({ type: [String], default: undefined })
  accounts?: string[];

  @Prop({ type: Date, required: true, index: true })
  expiresAt: Date;
}

export const AttemptsSchema = SchemaFactory.createForClass(AttemptsRecord);
