import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { ownSlots } from './asked-move.ts';
import { BookingRecord } from './booking.schema.ts';
import { TakenTimes } from './taken-times.ts';

/** A series that is still claiming times after this long was left by a server that was killed. */
export const CLAIMED_MS = 60_000;

/** Takes back moves of a series that were not made: its visits give up the times that they took (decisions/129). */
@Injectable()
export class LeftMoves {
  constructor(
    @InjectModel(BookingRecord.name) private readonly bookings: Model<BookingRecord>,
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly takenTimes: TakenTimes,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** Does nothing to a move that is made. */
  async takeBack(series: Types.ObjectId, move: Types.ObjectId): Promise<void> {
    const its = { _id: series, 'move.id': move };
    const change = { $unset: { move: 1 } } as const;
    await this.records.update(this.bookings, job(), { ...its, 'move.state': 'claiming' }, change);
    if (!(await this.bookings.exists(its))) await this.clear(move);
  }

  /** To be called when every visit has been moved. */
  async end(series: Types.ObjectId, move: Types.ObjectId): Promise<void> {
    await this.clear(move);
    const its = { _id: series, 'move.id': move };
    await this.records.update(this.bookings, job(), its, { $unset: { move: 1 } });
  }

  /** Frees what these visits took for a move that was not made; one that is being made keeps it. */
  async dropLeft(visits: readonly AppointmentRecord[]): Promise<void> {
    for (const { series, nextSlots } of visits) {
      if (!series || !nextSlots) continue;
      const booking = await this.bookings.findOne({ _id: series.id }, { move: 1 }).lean<BookingRecord>();
      const { move } = booking ?? {};
      if (!move?.id.equals(nextSlots.move)) await this.clear(nextSlots.move);
      else if (move.state === 'claiming' && this.isLeft(move.at)) await this.takeBack(series.id, move.id);
    }
  }

  isLeft(since: Date): boolean {
    return this.clock.now().getTime() - since.getTime() >= CLAIMED_MS;
  }

  /** Takes back what killed servers left, and what slow ones took after that. */
  @LeasedJob({
    name: 'series-moves',
    every: 'sweep',
    failed: 'Moves of series that were left half made wait',
  })
  async sweep({ stop }: Pick<JobRun, 'stop'>): Promise<void> {
    const before = new Date(this.clock.now().getTime() - CLAIMED_MS);
    const left = await this.bookings
      .find({ 'move.state': 'claiming', 'move.at': { $lte: before } }, { move: 1 })
      .lean<Pick<BookingRecord, '_id' | 'move'>[]>();
    for (const { _id, move } of left) {
      if (stop.aborted) return;
      if (move) await this.takeBack(_id, move.id);
    }
    await this.dropLeft(await this.takenTimes.beingMoved());
  }

  private async clear(move: Types.ObjectId): Promise<void> {
    for (;;) {
      const visits = await this.takenTimes.beingMoved(move);
      if (visits.length === 0) return;
      for (const visit of visits) await this.giveUp(visit, move);
    }
  }

  private async giveUp(visit: AppointmentRecord, move: Types.ObjectId): Promise<void> {
    const { _id, version, nextSlots, askedMove } = visit;
    const kept = [...ownSlots(visit), ...(askedMove?.slots ?? [])];
    const given = nextSlots?.slots.filter((slot) => !kept.includes(slot)) ?? [];
    await this.records.update(
      this.appointments,
      job(),
      { _id, version, 'nextSlots.move': move },
      { $unset: { nextSlots: 1 }, $pullAll: { slots: given } },
      { timestamps: false },
    );
  }
}
