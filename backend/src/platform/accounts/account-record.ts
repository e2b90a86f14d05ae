import { Prop, Schema } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import type { AccountKey, OpenLink } from '../mailed-links/account-link.ts';
import { SecondFactorSchema, type SecondFactorRecord } from './second-factor-record.ts';

/** `ver` of an account whose password was never changed. */
export const FIRST_VERSION = 1;

/** A new address that is not the account's yet. */
export interface WaitingAddress extends OpenLink {
  email: string;
  /** Who asked for it; absent in rows of an earlier release. */
  by?: AccountKey;
  /** Nonce of the link with which the present address can undo or agree; absent when the person asked. */
  undo?: string;
  agreed?: boolean;
}

/** A former address of the account. */
export interface LeftAddress extends OpenLink {
  email: string;
  /** The requested address, and when it was requested. */
  to: string;
  askedAt: Date;
  /** True: it was uncertain then whether the account was this person's. */
  doubtful?: boolean;
}

/** A projection without fields that could open a session, for lists. */
export const WITHOUT_SECRETS = {
  secondFactor: 0,
  passwordLink: 0,
  verifyLink: 0,
  emailUndos: 0,
} as const;

/** Fields shared by the four kinds of account. A deleted one keeps its row, to explain old records. */
@Schema()
export class AccountRecord {
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** Trimmed and lower-cased; unique among the living accounts of its kind. Absent: a client without an address. */
  @Prop({ type: String })
  email?: string;

  /** Read only on request: by the log-in, and with `'+passwordHash'`. */
  @Prop({ type: String, required: true, select: false })
  passwordHash: string;

  /** Raised by a new password and by deletion, so that older tokens are refused. */
  @Prop({ type: Number, required: true, default: FIRST_VERSION })
  ver: number;

  /** When the person last chose the password; absent while staff's choice is valid. */
  @Prop({ type: Date })
  passwordChosenAt?: Date;

  /** When a mailed link, or the clinic, proved that the address is the person's. */
  @Prop({ type: Date })
  emailVerifiedAt?: Date;

  /** The open set-password link; its token is derived from `nonce` and the server's secret. */
  @Prop({ type: { nonce: String, expiresAt: Date }, _id: false, default: undefined })
  passwordLink?: OpenLink;

  @Prop({ type: Date })
  passwordLinkUsedAt?: Date;

  @Prop({ type: Date })
  factorResetAt?: Date;

  /** The second factor; absent: the password is enough. */
  @Prop({ type: SecondFactorSchema })
  secondFactor?: SecondFactorRecord;

  @Prop({ type: { nonce: String, expiresAt: Date }, _id: false, default: undefined })
  verifyLink?: OpenLink;

  /** The new address, which replaces the present one when its link is opened; only then it must be unique. */
  @Prop({
    type: {
      email: String,
      nonce: String,
      expiresAt: Date,
      by: { id: String, role: String },
      undo: String,
      agreed: Boolean,
    },
    _id: false,
    default: undefined,
  })
  emailChange?: WaitingAddress;

  /** Former addresses, oldest first, that may still say "This was not me". */
  @Prop({
    type: [
      {
        email: String,
        nonce: String,
        expiresAt: Date,
        to: String,
        askedAt: Date,
        doubtful: Boolean,
        _id: false,
      },
    ],
    default: undefined,
  })
  emailUndos?: LeftAddress[];

  /**
   * Since when it is uncertain whether the person uses the account: its email was changed, or staff typed it in.
   * Meanwhile a client's records are closed, and a staff account cannot log in.
   */
  @Prop({ type: Date })
  movedAt?: Date;

  /** People who asked for the change or added the client, and so must not confirm the person. */
  @Prop({ type: [{ id: String, role: String, _id: false }], default: undefined })
  movedBy?: AccountKey[];

  /** True: the change left a proven or a colleague's address without its consent. */
  @Prop({ type: Boolean })
  movedUnagreed?: boolean;

  /** The client's doctor when a colleague asked to leave a proven address; decides about that change alone. */
  @Prop({ type: MongooseSchema.Types.ObjectId })
  movedDoctor?: Types.ObjectId | null;

  @Prop({ type: Date, default: null })
  deletedAt: Date | null;

  createdAt: Date;
  updatedAt: Date;
}

/** The account of a member of staff, who always has an address. */
@Schema()
export class StaffRecord extends AccountRecord {
  @Prop({ type: String, required: true })
  declare email: string;
}

export const notDeleted = { deletedAt: null } as const;

/** Condition that the account's address is still this one: undefined in a filter would match any absent one unsaid. */
export const sameEmail = ({ email }: Pick<AccountRecord, 'email'>): { email: string | null } => ({
  email: email ?? null,
});

/** Unique email among living staff, and the sort orders of lists. */
export function indexStaff(schema: MongooseSchema): void {
  schema.index({ email: 1 }, { unique: true, name: 'email', partialFilterExpression: notDeleted });
  indexAccounts(schema);
}

/** The sort orders of lists. */
export function indexAccounts(schema: MongooseSchema): void {
  for (const field of ['name', 'createdAt'])
    schema.index({ [field]: 1, _id: 1 }, { partialFilterExpression: notDeleted });
}
