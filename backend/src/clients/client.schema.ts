import { PROGRAM_END_REASONS, type ProgramEndReason, type Role } from '@clinic/contract/constants';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { AccountRecord, indexAccounts, notDeleted } from '../accounts/account-record.ts';
import { addEffects, type Effect } from '../database/effects.ts';

/** A client's running program; it lives here so that starting and ending it is one write. */
@Schema({ _id: false })
export class RunningProgram {
  /** Id under which the ended program is kept. */
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

  /** Texts by the field names of the BodyStatus form, as it was at the end; null when nobody filled it. */
  @Prop({ type: MongooseSchema.Types.Mixed, default: null })
  pre: Record<string, string> | null;

  @Prop({ type: MongooseSchema.Types.Mixed, default: null })
  post: Record<string, string> | null;

  @Prop({ type: { id: String, name: String, role: String }, _id: false, required: true })
  endedBy: { id: string; name: string; role: Role };
}

@Schema({ collection: 'clients', timestamps: true, minimize: false })
export class ClientRecord extends AccountRecord {
  /** Ten digits; not unique, families share one. */
  @Prop({ type: String, required: true })
  phone: string;

  /** The owning doctor; null when unassigned. */
  @Prop({ type: MongooseSchema.Types.ObjectId, default: null })
  doctor: Types.ObjectId | null;

  @Prop({ type: SchemaFactory.createForClass(RunningProgram), default: null })
  program: RunningProgram | null;

  /** The first one first. Health data: read only where it is asked for. */
  @Prop({ type: [SchemaFactory.createForClass(EndedProgram)], default: undefined, select: false })
  endedPrograms?: EndedProgram[];

  /** How many programs have ended; with `program` it gives the status. */
  @Prop({ type: Number, default: 0 })
  programsEnded: number;

  /** Every suffix of name words, e-mail and phone: search by an anchored expression on an index. */
  @Prop({ type: [String], default: [] })
  searchKeys: string[];

  /** The open set-password link; its token is derived from `nonce` and the server's secret. */
  @Prop({ type: { nonce: String, expiresAt: Date }, _id: false, default: undefined })
  passwordLink?: { nonce: string; expiresAt: Date };

  /** The enquiry that the client came from. */
  @Prop({ type: MongooseSchema.Types.ObjectId })
  enquiry?: Types.ObjectId;

  effects?: Effect[];
}

export const ClientSchema = SchemaFactory.createForClass(ClientRecord);
indexAccounts(ClientSchema);
addEffects(ClientSchema);
ClientSchema.index({ searchKeys: 1, name: 1 }, { partialFilterExpression: notDeleted });
ClientSchema.index({ doctor: 1, name: 1, _id: 1 }, { partialFilterExpression: notDeleted });
ClientSchema.index({ enquiry: 1 }, { partialFilterExpression: { enquiry: { $exists: true } } });
