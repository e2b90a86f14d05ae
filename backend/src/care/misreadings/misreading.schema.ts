import { MISREADING_KINDS, type Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

export interface StoredMisreading extends Misreading {
  /** Absent while no doctor has looked at it. */
  lookedAt?: { by: string; at: Date };
}

const kind = { type: String, enum: MISREADING_KINDS, required: true };
const lookedAt = { type: { by: String, at: Date }, _id: false, default: undefined };

/** Stored texts of a client that are read differently now, as `npm run misread` found them. */
@Schema({ collection: 'misreadings', versionKey: false })
export class MisreadingRecord {
  /** The client. */
  @Prop({ type: MongooseSchema.Types.ObjectId, ref: 'ClientRecord', required: true })
  _id: Types.ObjectId;

  @Prop({
    type: [
      {
        key: String,
        kind,
        where: String,
        text: String,
        before: String,
        now: String,
        lookedAt,
        _id: false,
      },
    ],
    default: [],
  })
  found: StoredMisreading[];

  /** True while a doctor has not looked at all of them. */
  @Prop({ type: Boolean, required: true })
  isOpen: boolean;

  /** Each change raises it: of two at the same time the later one repeats. */
  @Prop({ type: Number, required: true })
  revision: number;
}

export const MisreadingSchema = SchemaFactory.createForClass(MisreadingRecord);
addEnvelope<MisreadingRecord>(MisreadingSchema, {
  withoutKeys: true,
  reads: [],
  subject: ({ _id }) => ({ id: _id, client: _id }),
});
MisreadingSchema.index({ isOpen: 1 }, { partialFilterExpression: { isOpen: true } });

export const openOf = ({ found }: Pick<MisreadingRecord, 'found'>): StoredMisreading[] =>
  found.filter(({ lookedAt: looked }) => !looked);
