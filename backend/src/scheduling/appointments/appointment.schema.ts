import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { AppointmentDeed } from '@clinic/contract/scheduling/appointment-events';
import type { ClinicMoment } from '@clinic/contract/clinic-calendar';
import {
  APPOINTMENT_STATUSES,
  APPOINTMENT_TYPES,
  type AppointmentStatus,
  type AppointmentType,
  type Role,
} from '@clinic/contract/constants';
import { OUTCOMES, type Outcome } from '@clinic/contract/scheduling/visit-outcome';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { addEnvelope } from '../../platform/writes/envelope.ts';

/** A person's id, and the name at the time of writing. */
export interface StoredPerson {
  id: Types.ObjectId;
  name: string;
}

/** The place of a visit in its series; `n` is 1 for the first of `of` visits. */
export interface StoredPlace {
  id: Types.ObjectId;
  n: number;
  of: number;
}

/** Slots that a visit takes beside its own, while its series is being moved there (decisions/129). */
export interface StoredNextSlots {
  /** Id of the move. */
  move: Types.ObjectId;
  slots: number[];
}

/** One journal entry: the actor, the change, and what the client is told. */
export interface StoredChange extends AppointmentDeed {
  at: Date;
  by: { id: string; name: string; role: Role };
}

/** The new time in a client's request to move a confirmed visit (decisions/063). */
export interface StoredAskedMove extends ClinicMoment {
  startsAt: Date;
  endsAt: Date;
  /** Slots of the asked time; the visit's own `slots` contain them too. Absent while it is not held. */
  slots?: number[];
  heldUntil?: Date;
  /** Buffer of the asked time in minutes. */
  buffer?: number;
  /** When the hold ended that the desk gave to another visit. */
  lostHold?: Date;
  /** Its series: the unique index allows one such request in a series. */
  ofSeries?: Types.ObjectId;
}

const moment = { type: { date: String, time: String }, _id: false, default: undefined };
const change = {
  at: Date,
  by: { id: String, name: String, role: String },
  event: String,
  from: moment,
  to: moment,
  fromDoctor: String,
  toDoctor: String,
  reason: String,
  fromDuration: Number,
  toDuration: Number,
  _id: false,
};

const askedMove = {
  type: {
    date: String,
    time: String,
    startsAt: Date,
    endsAt: Date,
    slots: { type: [Number], default: undefined },
    heldUntil: Date,
    buffer: Number,
    lostHold: Date,
    ofSeries: MongooseSchema.Types.ObjectId,
  },
  _id: false,
  default: undefined,
};

const place = {
  type: { id: MongooseSchema.Types.ObjectId, n: Number, of: Number },
  _id: false,
  default: undefined,
};

const nextSlots = {
  type: { move: MongooseSchema.Types.ObjectId, slots: [Number] },
  _id: false,
  default: undefined,
};

const person = { type: { id: MongooseSchema.Types.ObjectId, name: String }, _id: false };

@Schema({ collection: 'appointments', timestamps: true })
export class AppointmentRecord {
  _id: Types.ObjectId;

  @Prop({ ...person, required: true })
  doctor: StoredPerson;

  @Prop({ ...person, required: true })
  client: StoredPerson;

  @Prop({ ...person, default: null })
  assistant: StoredPerson | null;

  /** Requested day and time, clinic's zone. */
  @Prop({ type: String, required: true })
  date: string;

  @Prop({ type: String, required: true })
  time: string;

  /** Length in minutes. */
  @Prop({ type: Number, required: true })
  duration: number;

  @Prop({ type: String, enum: APPOINTMENT_TYPES, required: true })
  appointmentType: AppointmentType;

  @Prop({ type: String, enum: APPOINTMENT_STATUSES, required: true })
  status: AppointmentStatus;

  @Prop({ type: String, default: '' })
  clientNotes: string;

  @Prop({ type: String, default: '' })
  assistantNotes: string;

  @Prop({ type: String, default: null })
  confirmedDate: string | null;

  @Prop({ type: String, default: null })
  confirmedTime: string | null;

  /** The effective time as instants, written with every change. */
  @Prop({ type: Date, required: true })
  startsAt: Date;

  @Prop({ type: Date, required: true })
  endsAt: Date;

  /** Set while this is the client's active appointment: the unique index allows one. */
  @Prop({ type: MongooseSchema.Types.ObjectId })
  activeClient?: Types.ObjectId;

  /**
   * Five-minute slots (epoch minutes ÷ 5) of a confirmed appointment, its buffer and its request to move, and
   * of a request with a hold: unique per doctor. Absent otherwise, since [] would collide.
   */
  @Prop({ type: [Number], default: undefined })
  slots?: number[];

  /** Until when a client's request holds its slots; absent otherwise. */
  @Prop({ type: Date })
  heldUntil?: Date;

  /** When the hold ended that the desk gave to another visit. */
  @Prop({ type: Date })
  lostHold?: Date;

  /** For a confirmed visit: the client's request to move it. */
  @Prop(askedMove)
  askedMove?: StoredAskedMove;

  /** Buffer in minutes, which its slots include; absent: none. */
  @Prop({ type: Number })
  buffer?: number;

  /** The outcome; absent while none is recorded. */
  @Prop({ type: String, enum: OUTCOMES })
  outcome?: Outcome;

  /** The desk entered it after it had taken place. */
  @Prop({ type: Boolean })
  enteredLater?: true;

  /** When the outcome was recorded, and by whom. */
  @Prop({ type: Date })
  outcomeAt?: Date;

  @Prop({ type: { id: String, name: String, role: String }, _id: false, default: undefined })
  outcomeBy?: StoredChange['by'];

  /** The desk's reason to book it outside the doctor's hours or to keep it inside time off. */
  @Prop({ type: String })
  hoursReason?: string;

  /** Ids of the time off in which it is kept. */
  @Prop({ type: [{ type: MongooseSchema.Types.ObjectId, ref: 'TimeOffRecord' }], default: undefined })
  keptIn?: Types.ObjectId[];

  /** Its https link. */
  @Prop({ type: String })
  joinLink?: string;

  @Prop({ type: Date })
  wantsEarlierSince?: Date;

  /** Absent for a visit of its own. A visit of a series never has `activeClient`. */
  @Prop(place)
  series?: StoredPlace;

  /**
   * Set while its series is being booked: it takes its time, but is no visit yet. It is to be deleted when the series is
   * not `claiming` and not `booked`.
   */
  @Prop({ type: Boolean })
  pending?: true;

  /** Its `slots` contain them too. To be cleared when its series is not being moved by this move. */
  @Prop(nextSlots)
  nextSlots?: StoredNextSlots;

  @Prop({ type: Number, default: 1 })
  version: number;

  @Prop({ type: [change], default: [] })
  changes: StoredChange[];

  createdAt: Date;
  updatedAt: Date;
}

export const AppointmentSchema = SchemaFactory.createForClass(AppointmentRecord);
addEnvelope<AppointmentRecord>(AppointmentSchema, {
  reads: ['client'],
  subject: ({ _id: id, client }) => ({ id, client }),
});
AppointmentSchema.index(
  { activeClient: 1 },
  {
    unique: true,
    name: 'one active appointment',
    partialFilterExpression: { activeClient: { $exists: true } },
  },
);
AppointmentSchema.index(
  { 'doctor.id': 1, slots: 1 },
  { unique: true, name: 'one at a time', partialFilterExpression: { slots: { $exists: true } } },
);
AppointmentSchema.index(
  { 'client.id': 1, 'doctor.id': 1, startsAt: 1 },
  {
    unique: true,
    name: 'entered once',
    partialFilterExpression: { enteredLater: { $exists: true } },
  },
);
AppointmentSchema.index(
  { 'series.id': 1, startsAt: 1, _id: 1 },
  { name: 'visits of a series', partialFilterExpression: { 'series.id': { $exists: true } } },
);
AppointmentSchema.index(
  { 'askedMove.ofSeries': 1 },
  {
    unique: true,
    name: 'one asked move of a series',
    partialFilterExpression: { 'askedMove.ofSeries': { $exists: true } },
  },
);
AppointmentSchema.index(
  { pending: 1, 'doctor.id': 1 },
  { name: 'not booked yet', partialFilterExpression: { pending: { $exists: true } } },
);
AppointmentSchema.index(
  { 'nextSlots.move': 1 },
  { name: 'being moved', partialFilterExpression: { 'nextSlots.move': { $exists: true } } },
);
AppointmentSchema.index({ startsAt: 1, _id: 1 });
AppointmentSchema.index({ status: 1, startsAt: 1, _id: 1 });
AppointmentSchema.index({ 'doctor.id': 1, startsAt: 1, _id: 1 });
AppointmentSchema.index({ 'client.id': 1, startsAt: 1, _id: 1 });
// Finds no-shows by the instant when they were recorded.
AppointmentSchema.index({ outcomeAt: 1 }, { partialFilterExpression: { outcome: 'no_show' } });
AppointmentSchema.index({ createdAt: 1, _id: 1 });
AppointmentSchema.index({ 'changes.at': 1 });
AppointmentSchema.index(
  { wantsEarlierSince: 1 },
  { partialFilterExpression: { wantsEarlierSince: { $exists: true } } },
);
// Finds the desk's lists: requests to move, requests by age, visits without an outcome, missed visits.
AppointmentSchema.index(
  { status: 1, outcome: 1, startsAt: 1, _id: 1 },
  { name: 'asked to move', partialFilterExpression: { askedMove: { $exists: true } } },
);
AppointmentSchema.index(
  { status: 1, createdAt: 1 },
  { name: 'requests by age', partialFilterExpression: { status: 'requested' } },
);
AppointmentSchema.index(
  { endsAt: 1, _id: 1 },
  { name: 'without an outcome', partialFilterExpression: { status: 'confirmed', outcome: null } },
);
AppointmentSchema.index(
  { outcome: 1, startsAt: 1 },
  { name: 'did not come', partialFilterExpression: { outcome: 'no_show' } },
);
AppointmentSchema.index(
  { startsAt: 1, 'series.id': 1 },
  {
    name: 'missed of a series',
    partialFilterExpression: { outcome: 'no_show', 'series.id': { $exists: true } },
  },
);
