import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { APPOINTMENT_TYPES, type AppointmentType } from '@clinic/contract/constants';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';
import type { StoredPerson } from './appointment.schema.ts';

/** `claiming`: its visits are being inserted; `booked`: they are visits; `taken back`: they are deleted. */
const BOOKING_STATES = ['claiming', 'booked', 'taken back'] as const;
type BookingState = (typeof BOOKING_STATES)[number];

/** One visit that a series makes: its number, its date by the rhythm, and when it takes place. */
export interface StoredSeriesVisit {
  n: number;
  of: string;
  date: string;
  time: string;
}

const person = { type: { id: MongooseSchema.Types.ObjectId, name: String }, _id: false, required: true };

/**
 * A move of a visit and those after it. `claiming`: the visits are taking their new times; `moved`: the move is made, and
 * each visit is being moved.
 */
export interface StoredSeriesMove {
  id: Types.ObjectId;
  state: 'claiming' | 'moved';
  at: Date;
  /** The request's key, by which its repeat goes on with it. */
  key?: string;
}

/** A series of visits, which are booked all or none (decisions/129). */
@Schema({ collection: 'bookings', timestamps: true })
export class BookingRecord {
  _id: Types.ObjectId;

  @Prop(person)
  client: StoredPerson;

  @Prop(person)
  doctor: StoredPerson;

  @Prop(person)
  assistant: StoredPerson;

  @Prop({ type: [{ n: Number, of: String, date: String, time: String, _id: false }], required: true })
  list: StoredSeriesVisit[];

  /** Minutes. */
  @Prop({ type: Number, required: true })
  duration: number;

  /** Buffer of each visit in minutes. */
  @Prop({ type: Number, default: 0 })
  buffer: number;

  @Prop({ type: String, enum: APPOINTMENT_TYPES, required: true })
  appointmentType: AppointmentType;

  @Prop({ type: String, default: '' })
  assistantNotes: string;

  /** The desk's reason to book it outside the doctor's hours. */
  @Prop({ type: String })
  hoursReason?: string;

  /** The client's visit that becomes the first one. */
  @Prop({ type: MongooseSchema.Types.ObjectId, ref: 'AppointmentRecord' })
  takes?: Types.ObjectId;

  @Prop({ type: String, enum: BOOKING_STATES, required: true })
  state: BookingState;

  /** The request's key and the hash of its contents, by which a repeat finds it before it is booked. */
  @Prop({ type: { key: String, hash: String }, _id: false, default: undefined })
  asked?: { key: string; hash: string };

  /** The client, while visits are to come: the unique index allows one running series. */
  @Prop({ type: MongooseSchema.Types.ObjectId })
  runs?: Types.ObjectId;

  /** End of the last visit, or later. */
  @Prop({ type: Date, required: true })
  endsAt: Date;

  /** Rises whenever one of its visits may have become one to come. */
  @Prop({ type: Number, default: 1 })
  version: number;

  /** Absent while none is being made: one at a time. */
  @Prop({
    type: { id: MongooseSchema.Types.ObjectId, state: String, at: Date, key: String },
    _id: false,
    default: undefined,
  })
  move?: StoredSeriesMove;

  /** Set when it was taken back. */
  @Prop({ type: Date })
  expiresAt?: Date;

  createdAt: Date;
  updatedAt: Date;
}

export const BookingSchema = SchemaFactory.createForClass(BookingRecord);
addEnvelope<BookingRecord>(BookingSchema, {
  reads: ['client'],
  subject: ({ _id: id, client }) => ({ id, client }),
});
BookingSchema.index(
  { runs: 1 },
  { unique: true, name: 'one running series', partialFilterExpression: { runs: { $exists: true } } },
);
BookingSchema.index(
  { 'asked.key': 1 },
  { unique: true, name: 'asked once', partialFilterExpression: { 'asked.key': { $exists: true } } },
);
BookingSchema.index(
  { createdAt: 1 },
  { name: 'being booked', partialFilterExpression: { state: 'claiming' } },
);
BookingSchema.index(
  { 'move.at': 1 },
  { name: 'being moved', partialFilterExpression: { 'move.state': 'claiming' } },
);
BookingSchema.index({ 'client.id': 1 });
BookingSchema.index({ expiresAt: 1 }, { partialFilterExpression: { expiresAt: { $exists: true } } });
