import { PROGRAM_END_REASONS, type ProgramEndReason, type Role } from '@clinic/contract/constants';
import type { TakenMeasure } from '@clinic/contract/care/checkups/checkups';
import type { BaselineValue } from '@clinic/contract/care/measurements/measurements';
import { PLAN_LANGUAGES, type PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import type { VisitWish } from '@clinic/contract/clients/visit-wish';
import type { ContactDifference } from '@clinic/contract/clients/contact-difference';
import type { ConsentWay } from '@clinic/contract/privacy/privacy';
import type { PrivacyPurpose } from '@clinic/contract/privacy/privacy-notice';
import type { NoticeWay, Proof } from '@clinic/contract/privacy/written-down';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { AccountRecord, indexAccounts, notDeleted } from '../../platform/accounts/account-record.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import type { AccountKey } from '../../platform/mailed-links/account-link.ts';

/** Who of the staff wrote a decision down, and on what proof; `remark` is empty without one. */
export interface StoredProof {
  by: Caller;
  proof: Proof;
  remark: string;
}

/**
 * One decision of a client about one purpose; the newest of a purpose holds. WhatsApp stands here where the staff wrote
 * it down; what holds of it is the record's `whatsApp`.
 */
export interface StoredConsent {
  purpose: PrivacyPurpose | 'whatsApp';
  given: boolean;
  version: string;
  at: Date;
  way: ConsentWay;
  /** With the way `written-down` alone. */
  writtenDown?: StoredProof;
  notice?: NoticeWay;
}

/** A wish for the copy of the data; the own doctor hands it over. */
export interface StoredCopyWish {
  at: Date;
  writtenDown: StoredProof;
  handedOver?: { at: Date; by: Caller };
}

const author = { type: { id: String, name: String, role: String }, _id: false };
const proofed = {
  type: { by: author, proof: String, remark: String },
  _id: false,
  default: undefined,
};

/** A client's running program; it lives here so that starting and ending it is one write. */
@Schema({ _id: false })
export class RunningProgram {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  name: string;

  /** Weeks, 1–52. */
  @Prop({ type: Number, required: true })
  duration: number;

  @Prop({ type: Number, required: true })
  durationInDays: number;

  /** yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  startDate: string;

  @Prop({ type: Date, required: true })
  createdAt: Date;

  @Prop({ type: Date, required: true })
  updatedAt: Date;

  /** Baseline values as far as they are fixed; writing them does not touch `updatedAt`. */
  @Prop({ type: MongooseSchema.Types.Mixed })
  baseline?: BaselineValue[];

  /** The doctor's words on the printed report; absent until they were saved once. */
  @Prop({ type: String })
  reportWords?: string;
}

export type StoredEnd = Pick<EndedProgram, 'reason' | 'notes' | 'post' | 'measures'>;

/** One correction of an end, with what stood there before. */
export interface StoredEndCorrection {
  at: Date;
  because: string;
  before: StoredEnd;
}

/** A program that was ended; it stays on the client, so that closing it is one write. */
@Schema({ _id: false })
export class EndedProgram extends RunningProgram {
  @Prop({ type: Date, required: true })
  endedAt: Date;

  @Prop({ type: String, enum: PROGRAM_END_REASONS, required: true })
  reason: ProgramEndReason;

  @Prop({ type: String, default: '' })
  notes: string;

  /** Texts by the field names of the BodyStatus form, as it was at the end; null without a form. */
  @Prop({ type: MongooseSchema.Types.Mixed, default: null })
  pre: Record<string, string> | null;

  @Prop({ type: MongooseSchema.Types.Mixed, default: null })
  post: Record<string, string> | null;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  measures: TakenMeasure[];

  @Prop({ type: { id: String, name: String, role: String }, _id: false, required: true })
  endedBy: { id: string; name: string; role: Role };

  /** How the end was corrected, the first correction first. */
  @Prop({ type: MongooseSchema.Types.Mixed })
  corrections?: StoredEndCorrection[];
}

/**
 * A doctor's wish for a visit. Without a day there is none since `askedAt`, whatever an earlier consultation says that
 * arrives late.
 */
export interface StoredWish extends Partial<VisitWish> {
  askedAt: Date;
  doctor: { id: Types.ObjectId; name: string };
}

@Schema({ collection: 'clients', timestamps: true, minimize: false })
export class ClientRecord extends AccountRecord {
  /** Ten digits; not unique, families share one. */
  @Prop({ type: String, required: true })
  phone: string;

  /** yyyy-MM-dd; absent when unknown. */
  @Prop({ type: String })
  birthday?: string;

  /** The birthday of Personal Details, yyyy-MM-dd: proposed to the staff, who decide. */
  @Prop({ type: String })
  formBirthday?: string;

  /** The owning doctor; null when unassigned. */
  @Prop({ type: MongooseSchema.Types.ObjectId, default: null })
  doctor: Types.ObjectId | null;

  /** The last doctor of a client who was left without one, and the person who did that. */
  @Prop({
    type: { id: MongooseSchema.Types.ObjectId, by: { type: { id: String, role: String }, _id: false } },
    _id: false,
    default: undefined,
  })
  formerDoctor?: { id: Types.ObjectId; by: AccountKey };

  @Prop({ type: SchemaFactory.createForClass(RunningProgram), default: null })
  program: RunningProgram | null;

  /** Health data, oldest first: read only by queries that ask for it. */
  @Prop({ type: [SchemaFactory.createForClass(EndedProgram)], default: undefined, select: false })
  endedPrograms?: EndedProgram[];

  /** Last day of the running program, yyyy-MM-dd; absent without one. For the lists of a day. */
  @Prop({ type: String })
  programEndsOn?: string;

  /** When the last program ended; absent while one runs, and before the first one has ended. */
  @Prop({ type: Date })
  programEndedAt?: Date;

  /** When the diet plan of the running program was published; absent without one. */
  @Prop({ type: Date })
  publishedPlanAt?: Date;

  /** How many programs have ended; with `program` it gives the status. */
  @Prop({ type: Number, default: 0 })
  programsEnded: number;

  /** Every suffix of name words, e-mail and phone: search by an anchored expression on an index. */
  @Prop({ type: [String], default: [] })
  searchKeys: string[];

  /** The name in the form in which names are found. */
  @Prop({ type: String, default: '' })
  nameForm: string;

  /** Keys by sound: similar names share one of them. */
  @Prop({ type: [String], default: [] })
  nameKeys: string[];

  /** Oldest first; read only by queries that ask for them. */
  @Prop({
    type: [
      {
        purpose: String,
        given: Boolean,
        version: String,
        at: Date,
        way: String,
        writtenDown: proofed,
        notice: String,
        _id: false,
      },
    ],
    default: undefined,
    select: false,
  })
  consents?: StoredConsent[];

  /** Addresses that the account had before, also unproven ones: erased with the client. */
  @Prop({ type: [String], default: undefined, select: false })
  formerEmails?: string[];

  @Prop({ type: Boolean })
  whatsApp?: boolean;

  /** The language of the plan; absent until it was chosen. */
  @Prop({ type: String, enum: PLAN_LANGUAGES })
  language?: PlanLanguage;

  /**
   * Since when the data are being erased; always with `deletedAt`, which ends the account. Data with a
   * retention period stay until its end.
   */
  @Prop({ type: Date })
  erasing?: Date;

  /** How Personal Details and the account differ, until the desk has saved the client. */
  @Prop({
    type: { phoneBefore: String, formPhone: String, formEmail: String, since: Date, by: String },
    _id: false,
    default: undefined,
  })
  contactDifference?: Omit<ContactDifference, 'since'> & { since: Date };

  /** The visit that the doctor last asked the desk to book. */
  @Prop({
    type: {
      askedAt: Date,
      doctor: { type: { id: MongooseSchema.Types.ObjectId, name: String }, _id: false },
      on: String,
      words: String,
    },
    _id: false,
    default: undefined,
  })
  visitWish?: StoredWish;

  /** The newest wish for the copy of the data, of a client without a log-in. */
  @Prop({
    type: {
      at: Date,
      writtenDown: proofed,
      handedOver: { type: { at: Date, by: author }, _id: false, default: undefined },
    },
    _id: false,
    default: undefined,
  })
  copyWish?: StoredCopyWish;

  /** The person who took the address over for another one; the record itself is deleted. */
  @Prop({ type: { id: String, name: String, role: String }, _id: false, default: undefined })
  setAsideBy?: Caller;

  @Prop({ type: MongooseSchema.Types.ObjectId })
  enquiry?: Types.ObjectId;
}

export const ClientSchema = SchemaFactory.createForClass(ClientRecord);
addEnvelope<ClientRecord>(ClientSchema, {
  reads: ['name', 'program', 'endedPrograms._id', 'endedPrograms.name'],
  subject: ({ _id: id, name, program, endedPrograms = [] }, { kind, action }) => {
    const client = { id, name };
    if (kind !== 'program') return { id, name, client };
    const isOfEnded = action === 'end' || action === 'correct-end';
    const told = isOfEnded || !program ? endedPrograms.at(-1) : program;
    return { id: told?._id, name: told?.name, client };
  },
});
indexAccounts(ClientSchema);
// The absence of a type in the filter is on purpose: by a $type, the embedded engine reads all clients at a log-in.
ClientSchema.index(
  { email: 1 },
  {
    unique: true,
    name: 'email known',
    partialFilterExpression: { ...notDeleted, email: { $exists: true } },
  },
);
ClientSchema.index({ email: 1, _id: 1 }, { partialFilterExpression: notDeleted });
ClientSchema.index({ searchKeys: 1, name: 1 }, { partialFilterExpression: notDeleted });
ClientSchema.index({ nameKeys: 1 }, { partialFilterExpression: notDeleted });
ClientSchema.index({ phone: 1, _id: 1 }, { partialFilterExpression: notDeleted });
ClientSchema.index(
  { birthday: 1, _id: 1 },
  { partialFilterExpression: { ...notDeleted, birthday: { $exists: true } } },
);
ClientSchema.index({ doctor: 1, name: 1, _id: 1 }, { partialFilterExpression: notDeleted });
ClientSchema.index(
  { doctor: 1, programEndsOn: 1 },
  { partialFilterExpression: { programEndsOn: { $exists: true } } },
);
ClientSchema.index({ programEndsOn: 1 }, { partialFilterExpression: { programEndsOn: { $exists: true } } });
ClientSchema.index({ programEndedAt: 1 }, { partialFilterExpression: { programEndedAt: { $exists: true } } });
ClientSchema.index(
  { 'contactDifference.since': 1 },
  { partialFilterExpression: { 'contactDifference.since': { $exists: true } } },
);
ClientSchema.index({ enquiry: 1 }, { partialFilterExpression: { enquiry: { $exists: true } } });
ClientSchema.index(
  { 'visitWish.on': 1, _id: 1 },
  { name: 'wished visits', partialFilterExpression: { 'visitWish.on': { $exists: true } } },
);
