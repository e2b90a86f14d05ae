import { Prop, Schema } from '@nestjs/mongoose';
import type { Schema as MongooseSchema, Types } from 'mongoose';
import { addEffects, type Effect } from '../database/effects.ts';
import type { AccountKey, OpenLink } from '../mailed-links/account-link.ts';
import { SecondFactorSchema, type SecondFactorRecord } from './second-factor-record.ts';

/** `ver` of an account whose password was never changed. */
export const FIRST_VERSION = 1;

/** The address that is to replace the present one. */
export interface WaitingAddress extends OpenLink {
  email: string;
  /** Who asked for it, the person or a colleague; absent in records of an earlier release. */
  by?: AccountKey;
  /** Nonce of the former address, whose agreement it waits for; absent when the person asked. */
  undo?: string;
  agreed?: boolean;
}

/** A former address. */
export interface LeftAddress extends OpenLink {
  email: string;
  /** The next address, and when it was asked for; absent in records of an earlier release. */
  to?: string;
  askedAt?: Date;
  /** At that time it was not certain that the account was this person's. */
  doubtful?: boolean;
}

/** Secrets that could open a session, and that no list of accounts needs. */
export const WITHOUT_SECRETS = {
  passwordHash: 0,
  secondFactor: 0,
  passwordLink: 0,
  verifyLink: 0,
  emailUndos: 0,
  effects: 0,
} as const;

/** Fields of all four kinds of account. A deleted account keeps its row, since old records refer to it. */
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

  /** When the person last chose the password; absent while the present one was set by another person. */
  @Prop({ type: Date })
  passwordChosenAt?: Date;

  /** When the address was proven: by a link that was mailed to it, or by the clinic. */
  @Prop({ type: Date })
  emailVerifiedAt?: Date;

  /** The open set-password link; its token is derived from `nonce` and the server's secret. */
  @Prop({ type: { nonce: String, expiresAt: Date }, _id: false, default: undefined })
  passwordLink?: OpenLink;

  @Prop({ type: Date })
  passwordLinkUsedAt?: Date;

  /** When an admin last reset the second factor. */
  @Prop({ type: Date })
  factorResetAt?: Date;

  /** The factors after the password; absent: none. */
  @Prop({ type: SecondFactorSchema })
  secondFactor?: SecondFactorRecord;

  @Prop({ type: { nonce: String, expiresAt: Date }, _id: false, default: undefined })
  verifyLink?: OpenLink;

  /** Replaces the present address when its link is opened; must be unique only then. */
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

  /** Former addresses, oldest first, whose owner may still say "This was not me". */
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
   * Since when it is uncertain that the same person uses the account, which was moved to another address:
   * what staff wrote of a client is closed, a staff account cannot log in.
   */
  @Prop({ type: Date })
  movedAt?: Date;

  /** Accounts that have asked for the moves since; they cannot confirm the person. */
  @Prop({ type: [{ id: String, role: String, _id: false }], default: undefined })
  movedBy?: AccountKey[];

  /** One of the moves left a proven address, or a colleague's, without its agreement. */
  @Prop({ type: Boolean })
  movedUnagreed?: boolean;

  @Prop({ type: Date, default: null })
  deletedAt: Date | null;

  effects?: Effect[];

  createdAt: Date;
  updatedAt: Date;
}

/** Own-account changes leave `updatedAt` as it is; the audit has them all the same. */
export const ACCOUNT_CHANGES = [
  'passwordLink',
  'passwordHash',
  'emailVerifiedAt',
  'verifyLink',
  'emailChange',
] as const;

export const notDeleted = { deletedAt: null } as const;

/** Unique e-mail among the living accounts, the lists' sort orders, and a place for letter effects. */
export function indexAccounts(schema: MongooseSchema): void {
  addEffects(schema);
  schema.index({ email: 1 }, { unique: true, name: 'email', partialFilterExpression: notDeleted });
  for (const field of ['name', 'createdAt'])
    schema.index({ [field]: 1, _id: 1 }, { partialFilterExpression: notDeleted });
}
