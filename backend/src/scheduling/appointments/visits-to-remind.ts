import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { AppointmentRecord } from './appointment.schema.ts';

/** More than a day has; the rest is found a minute later. */
const AT_ONCE = 2000;

interface Span {
  from: Date;
  to: Date;
}

/** Finds visits for reminders. */
@Injectable()
export class VisitsToRemind {
  constructor(@InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>) {}

  /** Confirmed visits without an outcome that begin after `from` and not after `to`. */
  upcoming({ from, to }: Span): Promise<AppointmentRecord[]> {
    return this.appointments
      .find({ status: 'confirmed', startsAt: { $gt: from, $lte: to }, outcome: { $exists: false } })
      .sort({ startsAt: 1 })
      .limit(AT_ONCE)
      .lean<AppointmentRecord[]>()
      .exec();
  }

  /** No-shows that were recorded in that time. */
  missed({ from, to }: Span): Promise<AppointmentRecord[]> {
    return this.appointments
      .find({ outcome: 'no_show', outcomeAt: { $gte: from, $lte: to } })
      .sort({ outcomeAt: 1 })
      .limit(AT_ONCE)
      .lean<AppointmentRecord[]>()
      .exec();
  }

  get(id: string): Promise<AppointmentRecord | null> {
    return this.appointments.findById(id).lean<AppointmentRecord>().exec();
  }

  /** Whether the client has another upcoming visit or request. */
  async hasAnother(client: Types.ObjectId): Promise<boolean> {
    return (await this.appointments.exists({ activeClient: client })) !== null;
  }
}
