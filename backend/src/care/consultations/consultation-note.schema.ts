import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { KeptRecord } from '../../platform/writes/versioned-records.ts';

/** A doctor's note of a visit, for the doctors alone. */
@Schema({ collection: 'consultationNotes', timestamps: true, versionKey: false })
export class ConsultationNoteRecord extends KeptRecord {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  checkup: Types.ObjectId;

  /** Absent when there was no visit. */
  @Prop({ type: MongooseSchema.Types.ObjectId, ref: 'AppointmentRecord' })
  visit?: Types.ObjectId;

  /** The clinic's day of the consultation, yyyy-MM-dd. */
  @Prop({ type: String, required: true })
  day: string;

  /** Empty after the doctor has removed the note. */
  @Prop({ type: String, default: '' })
  text: string;

  /** The checkup's version with this text: an older one that arrives late changes nothing. */
  @Prop({ type: Number, required: true })
  ofVersion: number;
}

export const ConsultationNoteSchema = SchemaFactory.createForClass(ConsultationNoteRecord);
addEnvelope<ConsultationNoteRecord>(ConsultationNoteSchema, {
  withoutKeys: true,
  reads: ['client', 'day'],
  subject: ({ _id: id, client, day: name }) => ({ id, name, client }),
});
ConsultationNoteSchema.index({ checkup: 1 }, { unique: true });
ConsultationNoteSchema.index({ client: 1, day: -1 });
