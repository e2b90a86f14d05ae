import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

const doctor = {
  type: { id: { type: MongooseSchema.Types.ObjectId, ref: 'DoctorRecord' }, name: String },
  _id: false,
};

/** A reassignment of a doctor's work to another doctor, stored before the first record is moved. */
@Schema({ collection: 'reassignments', timestamps: true, versionKey: false })
export class ReassignmentRecord {
  _id: Types.ObjectId;

  @Prop({ ...doctor, required: true })
  from: { id: Types.ObjectId; name: string };

  @Prop({ ...doctor, required: true })
  to: { id: Types.ObjectId; name: string };

  @Prop({ type: { id: String, name: String, role: String }, _id: false, required: true })
  by: { id: string; name: string; role: string };
}

export const ReassignmentSchema = SchemaFactory.createForClass(ReassignmentRecord);
addEnvelope<ReassignmentRecord>(ReassignmentSchema, {
  withoutKeys: true,
  reads: ['from'],
  subject: ({ from }) => from,
});
