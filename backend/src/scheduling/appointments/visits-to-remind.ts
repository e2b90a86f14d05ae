import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AppointmentRecord } from './appointment.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { seriesToCome, VisitReads } from './visit-reads.ts';

/** More visits than a day has; any others are found a minute later. */
const AT_ONCE = 2000;

interface Span {
  from: Date;
  to: Date;
}

/** Finds visits for reminders. */
@Injectable()
export class VisitsToRemind {
  constructor(
    private readonly reads: VisitReads,
    private readonly clock: Clock,
  ) {}

  /** Confirmed visits without an outcome that begin after `from` and up to `to`. */
  upcoming({ from, to }: Span): Promise<AppointmentRecord[]> {
    const which = {
      status: 'confirmed',
      startsAt: { $gt: from, $lte: to },
      outcome: { $exists: false },
    };
    return this.reads.find(which, { sort: { startsAt: 1 }, limit: AT_ONCE }).toArray();
  }

  /** No-shows recorded within a period. */
  missed({ from, to }: Span): Promise<AppointmentRecord[]> {
    const which = { outcome: 'no_show', outcomeAt: { $gte: from, $lte: to } };
    return this.reads.find(which, { sort: { outcomeAt: 1 }, limit: AT_ONCE }).toArray();
  }

  get(id: string): Promise<AppointmentRecord | null> {
    return this.reads.first({ _id: new Types.ObjectId(id) });
  }

  /** Tells whether the client has another upcoming visit or request. */
  async hasAnother(client: Types.ObjectId): Promise<boolean> {
    const own = { activeClient: client };
    const ofSeries = { 'client.id': client, ...seriesToCome(this.clock.now()) };
    const projection = { _id: 1 };
    const found = await Promise.all([own, ofSeries].map((which) => this.reads.first(which, { projection })));
    return found.some((visit) => visit !== null);
  }
}
