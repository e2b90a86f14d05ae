import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ collection: 'attempts', versionKey: false })
export class AttemptsRecord {
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Number, default: 0 })
  count: number;

  /** Attempts whose outcome is not known yet. */
  @Prop({ type: Number, default: 0 })
  pending: number;

  /** Whether the last attempt was granted. */
  @Prop({ type: Boolean })
  granted?: boolean;

  /** For a network address: keyed hashes of the accounts whose log-in failed from there. */
  @Prop({ type: [String], default: undefined })
  accounts?: string[];

  @Prop({ type: Date, required: true, index: true })
  expiresAt: Date;
}

export const AttemptsSchema = SchemaFactory.createForClass(AttemptsRecord);
