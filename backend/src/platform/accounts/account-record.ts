import { Prop, Schema } from '@nestjs/mongoose';
import type { Schema as MongooseSchema, Types } from 'mongoose';
import { addEffects, type Effect } from '../database/effects.ts';
import type { AccountKey, OpenLink } from '../mailed-links/account-link.ts';
import { SecondFactorSchema, type SecondFactorRecord } from './second-factor-record.ts';

/** `ver` of an account whose password was never changed. */
export const FIRST_VERSION = 1;

/** The address that is to be the account's. */
export interface WaitingAddress extends OpenLink {
  email: string;
  /** Who asked for it, the person or a colleague; absent in those of an earlier release, which say nothing of it. */
  by?: AccountKey;
  /** Nonce of the address that is left, whose yes it waits for; absent when the person asked. */
  undo?: string;
  /** That address has said yes. */
  agreed?: boolean;
}

/** An address that the account had when another one was asked for. */
export interface LeftAddress extends OpenLink {
  email: string;
  /** The other one, and when it was asked for; absent in those of an earlier release. */
  to?: string;
  askedAt?: Date;
  /** It was not certain then that the account was this person's. */
  doubtful?: boolean;
}

/** What no list of accounts needs: by it a session could be opened. */
export const WITHOUT_SECRETS = {
  passwordHash: 0,
  secondFactor: 0,
  passwordLink: 0,
  verifyLink: 0,
  emailUndos: 0,
  effects: 0,
} as const;

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

  /** When the person last chose the password; absent while it is one that somebody else set. */
  @Prop({ type: Date })
  passwordChosenAt?: Date;

  /** When it was shown that the address is the person's: by a link that was mailed to it, or by the clinic. */
  @Prop({ type: Date })
  emailVerifiedAt?: Date;

  /** The open set-password link; its token is derived from `nonce` and the server's secret. */
  @Prop({ type: { nonce: String, expiresAt: Date }, _id: false, default: undefined })
  passwordLink?: OpenLink;

  /** When the person last chose a password by a link. */
  @Prop({ type: Date })
  passwordLinkUsedAt?: Date;

  /** When an admin last took the second factor away. */
  @Prop({ type: Date })
  factorResetAt?: Date;

  /** What is asked for after the password; absent: nothing. */
  @Prop({ type: SecondFactorSchema })
  secondFactor?: SecondFactorRecord;

  /** The open link that proves the address. */
  @Prop({ type: { nonce: String, expiresAt: Date }, _id: false, default: undefined })
  verifyLink?: OpenLink;

  /** The address that replaces the one so far when the link at it is opened; unique only then. */
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

  /** Addresses that the account had, the first one first, whose owner may still say "This was not me". */
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
   * Since when it is not certain that the same person uses the account, which was moved to another address: what staff
   * wrote of a client is closed, an account of the staff is no way in.
   */
  @Prop({ type: Date })
  movedAt?: Date;

  /** Who has asked for the moves since; they do not confirm the person. */
  @Prop({ type: [{ id: String, role: String, _id: false }], default: undefined })
  movedBy?: AccountKey[];

  /** One of the moves left a proven address, or a colleague's, without its yes. */
  @Prop({ type: Boolean })
  movedUnagreed?: boolean;

  @Prop({ type: Date, default: null })
  deletedAt: Date | null;

  effects?: Effect[];

  createdAt: Date;
  updatedAt: Date;
}

/** What people do with the own account leaves `updatedAt` as it is; the audit tells it all the same. */
export const ACCOUNT_CHANGES = [
  'passwordLink',
  'passwordHash',
  'emailVerifiedAt',
  'verifyLink',
  'emailChange',
] as const;

export const notDeleted = { deletedAt: null } as const;

/** Unique e-mail among the living, the sort orders of the lists, and a place for the letters that must follow. */
export function indexAccounts(schema: MongooseSchema): void {
  addEffects(schema);
  schema.index({ email: 1 }, { unique: true, name: 'email', partialFilterExpression: notDeleted });
  for (const field of ['name', 'createdAt'])
    schema.index({ [field]: 1, _id: 1 }, { partialFilterExpression: notDeleted });
}
