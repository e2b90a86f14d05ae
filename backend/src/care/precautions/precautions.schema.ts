import type { EnergyTarget } from '@clinic/contract/care/foods/energy-target';
import type { AddedPrecaution, PrecautionAnswer } from '@clinic/contract/care/precautions/precautions';
import type { TakenOut } from '@clinic/contract/care/precautions/taken-out';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import { KeptRecord } from '../../platform/writes/versioned-records.ts';

/** A doctor's answers about the client's precautions; the facts that are read from the forms are never stored. */
@Schema({ collection: 'precautions', timestamps: true, versionKey: false, minimize: false })
export class PrecautionsRecord extends KeptRecord {
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true })
  client: Types.ObjectId;

  @Prop({
    type: [{ sort: String, code: String, field: String, text: String, stands: Boolean, _id: false }],
    default: [],
  })
  answers: PrecautionAnswer[];

  @Prop({ type: [{ sort: String, code: String, words: String, _id: false }], default: [] })
  added: AddedPrecaution[];

  /** Facts that were taken out of the forms and count no more; absent in records of releases that kept none. */
  @Prop({
    type: [{ sort: String, code: String, field: String, text: String, at: String, _id: false }],
    default: undefined,
  })
  ended?: TakenOut[];

  /** Absent in records of releases that had none. */
  @Prop({
    type: { energy: Number, protein: Number, activity: String, reason: String },
    _id: false,
    default: null,
  })
  target?: EnergyTarget | null;
}

export const PrecautionsSchema = SchemaFactory.createForClass(PrecautionsRecord);
addEnvelope<PrecautionsRecord>(PrecautionsSchema, {
  reads: ['client'],
  subject: ({ _id: id, client }) => ({ id, client }),
});
PrecautionsSchema.index({ client: 1 }, { unique: true });
