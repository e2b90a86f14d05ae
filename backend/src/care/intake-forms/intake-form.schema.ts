import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  FORM_DEFINITIONS,
  FORM_TYPES,
  type FormType,
} from '@clinic/contract/care/intake-forms/intake-form-fields';
import type { TakenOutFact } from '@clinic/contract/care/precautions/taken-out';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { KeptRecord } from '../../platform/writes/versioned-records.ts';
import type { VersionAuthor } from '../../platform/database/versions.ts';

export interface StoredBloodReport {
  file: Types.ObjectId;
  /** The file's name, safe for any file system, with the extension of its contents. */
  name: string;
  /** The media type, found in the file's contents. */
  mediaType: string;
}

@Schema({ collection: 'intakeForms', timestamps: true, minimize: false })
export class IntakeFormRecord extends KeptRecord {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  @Prop({ type: String, enum: FORM_TYPES, required: true })
  formType: FormType;

  /** Texts by field name; what a form of an older release lacks reads as empty text. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  fields: Record<string, string>;

  @Prop({ type: String, default: 'Active' })
  status: string;

  /** True when the last save corrects the measurements of the last day and is no new measurement. */
  @Prop({ type: Boolean })
  corrects?: boolean;

  /** Fields that were measured with the last save, also those with an unchanged value. */
  @Prop({ type: [String], default: undefined })
  readings?: string[];

  /** The day of these measurements, yyyy-MM-dd; absent: the day of the save. */
  @Prop({ type: String })
  measuredOn?: string | null;

  /** Facts for the plans that saves took out of the texts; absent while there are none. */
  @Prop({
    type: [
      { sort: String, code: String, field: String, text: String, unsure: Boolean, at: String, _id: false },
    ],
    default: undefined,
  })
  takenOut?: TakenOutFact[];

  @Prop({ type: { id: String, name: String, role: String }, _id: false, required: true })
  createdBy: VersionAuthor;

  @Prop({
    type: { file: MongooseSchema.Types.ObjectId, name: String, mediaType: String },
    _id: false,
    default: null,
  })
  bloodReport: StoredBloodReport | null;
}

export const IntakeFormSchema = SchemaFactory.createForClass(IntakeFormRecord);
addEnvelope<IntakeFormRecord>(IntakeFormSchema, {
  reads: ['formType', 'client'],
  subject: ({ _id: id, formType, client }) => ({ id, name: FORM_DEFINITIONS[formType].title, client }),
});
IntakeFormSchema.index({ client: 1, formType: 1 }, { unique: true, name: 'one form of each type' });
IntakeFormSchema.index({ updatedAt: -1 }, { partialFilterExpression: { 'savedBy.role': 'client' } });
IntakeFormSchema.index({ formType: 1, updatedAt: 1 });
