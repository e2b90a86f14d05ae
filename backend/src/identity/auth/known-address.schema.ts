import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A trusted address of an account; the row reveals neither. */
@Schema({ collection: 'knownAddresses', versionKey: false })
export class KnownAddressRecord {
  /** Keyed hash of account and address. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Date, required: true, index: true })
  expiresAt: Date;
}

export const KnownAddressSchema = SchemaFactory.createForClass(KnownAddressRecord);
