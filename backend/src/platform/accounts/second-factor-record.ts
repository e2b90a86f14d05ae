import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** An app that shows codes. */
@Schema({ _id: false })
export class TotpRecord {
  /** Encrypted with DATA_KEY. */
  @Prop({ type: String, required: true })
  secret: string;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  /** Time step (30 s) of the last code that was used: no code of it or of an earlier one is good any more. */
  @Prop({ type: Number, required: true })
  lastStep: number;
}

@Schema({ _id: false })
export class PasskeyRecord {
  /** The credential's id, base64url. */
  @Prop({ type: String, required: true })
  id: string;

  /** COSE, base64url. */
  @Prop({ type: String, required: true })
  publicKey: string;

  /** How often the passkey says that it signed; 0: it does not count. */
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

/** What an account asks for after the password; it has an app, a passkey, or both. */
@Schema({ _id: false })
export class SecondFactorRecord {
  @Prop({ type: SchemaFactory.createForClass(TotpRecord) })
  totp?: TotpRecord;

  @Prop({ type: [SchemaFactory.createForClass(PasskeyRecord)], default: [] })
  passkeys: PasskeyRecord[];

  /** Keyed hashes of the recovery codes that were not used yet. */
  @Prop({ type: [String], default: [] })
  recovery: string[];

  /** When they were made; absent in those of an earlier release. */
  @Prop({ type: Date })
  recoveryAt?: Date;
}

export const SecondFactorSchema = SchemaFactory.createForClass(SecondFactorRecord);
