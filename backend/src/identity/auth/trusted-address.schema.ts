import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** An address from which an account has logged in. The row reveals neither of them. */
@Schema({ collection: 'knownAddresses', versionKey: false })
export class TrustedAddressRecord {
  /** Keyed hash of account and address. */
  @Prop({ type: String, required: true })
  _id: string;

  @Prop({ type: Date, required: true, index: true })
  expiresAt: Date;
}

export const TrustedAddressSchema = SchemaFactory.createForClass(TrustedAddressRecord);
