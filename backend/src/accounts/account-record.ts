import { Prop, Schema } from '@nestjs/mongoose';
import type { Schema as MongooseSchema, Types } from 'mongoose';

/** `ver` of an account whose password was never changed. */
export const FIRST_VERSION = 1;

/** What the four kinds of account store alike. A deleted account keeps its row, so that old records can still be explained. */
@Schema()
export class AccountRecord {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** Trimmed and lower-cased; unique among the living accounts of its kind. */
  @Prop({ type: String, required: true })
  email: string;

  @Prop({ type: String, required: true })
  passwordHash: string;

  /** Raised by a new password and by deletion: older tokens are refused. */
  @Prop({ type: Number, required: true, default: FIRST_VERSION })
  ver: number;

  @Prop({ type: Date, default: null })
  deletedAt: Date | null;

  createdAt: Date;
  updatedAt: Date;
}

export const notDeleted = { deletedAt: null } as const;

/** Unique e-mail among the living, and the sort orders of the lists. */
export function indexAccounts(schema: MongooseSchema): void {
  schema.index({ email: 1 }, { unique: true, name: 'email', partialFilterExpression: notDeleted });
  for (const field of ['name', 'createdAt'])
    schema.index({ [field]: 1, _id: 1 }, { partialFilterExpression: notDeleted });
}
