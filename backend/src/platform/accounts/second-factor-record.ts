import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

@Schema({ _id: false })
export class TotpRecord {
  /** The app's secret, encrypted with DATA_KEY. */
  @Prop({ type: String, required: true })
  secret: string;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  /** Time step (30 s) of the last used code; its code and earlier ones are refused. */
  @Prop({ type: Number, required: true })
  lastStep: number;
}

@Schema({ _id: false })
export class PasskeyRecord {
  /** The credential's id, base64url. */
  @Prop({ type: String, required: true })
  id: string;

  /** The public key, COSE in base64url. */
  @Prop({ type: String, required: true })
  publicKey: string;

  /** Signature counter; 0: the passkey does not count. */
  @Prop({ type: Number, required: true })
  counter: number;

  @Prop({ type: String, required: true })
  name: string;

  @Prop({ type: [String], default: [] })
  transports: string[];

  @Prop({ type: Date, required: true })
  createdAt: Date;

  @Prop({ type: Date, default: null })
  lastUsedAt: Date | null;
}

/** The second factor of an account: an app, a passkey, or both. */
@Schema({ _id: false })
export class SecondFactorRecord {
  @Prop({ type: SchemaFactory.createForClass(TotpRecord) })
  totp?: TotpRecord;

  @Prop({ type: [SchemaFactory.createForClass(PasskeyRecord)], default: [] })
  passkeys: PasskeyRecord[];

  /** Keyed hashes of the unused recovery codes. */
  @Prop({ type: [String], default: [] })
  recovery: string[];

  /** When the codes were made. */
  @Prop({ type: Date, required: true })
  recoveryAt: Date;
}

export const SecondFactorSchema = SchemaFactory.createForClass(SecondFactorRecord);
