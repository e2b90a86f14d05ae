import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ROLES, type Role } from '@clinic/contract/constants';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { Schema as MongooseSchema, type Types } from 'mongoose';

/** A browser in which a person is signed in. It ends by expiring, or by a higher `ver` of its account. */
@Schema({ collection: 'sessions', versionKey: false })
export class SessionRecord {
  /** The token's `jti`. */
  _id: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  account: Types.ObjectId;

  @Prop({ type: String, enum: ROLES, required: true })
  role: Role;

  /** The account's `ver` when the session began; it ends once the account's differs. */
  @Prop({ type: Number, required: true })
  ver: number;

  /** "Chrome on Windows". */
  @Prop({ type: String, required: true })
  device: string;

  /** Without its last part: "203.0.113.x". */
  @Prop({ type: String, required: true })
  from: string;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  /** Accurate to five minutes. */
  @Prop({ type: Date, required: true })
  lastSeenAt: Date;

  /** When the password was typed last, at the log-in or again; absent in sessions of earlier releases. */
  @Prop({ type: Date })
  passwordAt?: Date;

  /** When the token ends, regardless of use. */
  @Prop({ type: Date, required: true })
  endsAt: Date;

  /** When the session ends unless it is used again; never after `endsAt`. */
  @Prop({ type: Date, required: true, index: true })
  expiresAt: Date;
}

export const SessionSchema = SchemaFactory.createForClass(SessionRecord);
addEnvelope<SessionRecord>(SessionSchema, {
  withoutKeys: true,
  reads: ['account'],
  subject: ({ account: id }, { by }) => ({ id, name: by?.name }),
});
SessionSchema.index({ account: 1, lastSeenAt: -1, _id: -1 });
