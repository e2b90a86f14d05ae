import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { slotsOfClaim, GIVE_BACK } from './holds-in-the-way.ts';
import { slotsBeside } from './asked-move.ts';
import { AppointmentRecord } from './appointment.schema.ts';
import { TakenTimes } from './taken-times.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

/** The actor in the journal when the server itself restores a held time or ends a visit. */
export const CLINIC_ITSELF = { id: '', name: 'The clinic', role: 'assistant' as const };

/** The restored hold of a request, or of a request to move. */
const again = (slots: number[], heldUntil: Date) => ({
  $set: { slots, buffer: 0, heldUntil },
  $unset: { lostHold: 1 },
});
const againBeside = (slots: number[], heldUntil: Date) => ({
  $set: { 'askedMove.slots': slots, 'askedMove.buffer': 0, 'askedMove.heldUntil': heldUntil },
  $unset: { 'askedMove.lostHold': 1 },
});

/**
 * Restores a hold that the desk took in vain: taking it needs two writes, and the second may fail or its server be
 * killed. Done at once, or by the sweeper.
 */
@Injectable()
export class LostHolds {
  constructor(
    @InjectModel(AppointmentRecord.name) private readonly appointments: Model<AppointmentRecord>,
    private readonly takenTimes: TakenTimes,
    private readonly records: Records,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'timings'>,
  ) {}

  @OnEffect({ of: AppointmentRecord, kinds: [GIVE_BACK], when: 'left' })
  async giveBack(request: AppointmentRecord, { key }: Effect): Promise<void> {
    const { _id, version, status, duration, doctor, askedMove } = request;
    const { lostHold, startsAt } = askedMove ?? request;
    const isOpen = status === 'requested' || (status === 'confirmed' && askedMove);
    if (!isOpen || !lostHold || lostHold <= this.clock.now()) return;
    const taker = new Types.ObjectId(key.slice(key.lastIndexOf(':') + 1));
    const time = { startsAt, duration, buffer: 0 };
    const { slots } = slotsOfClaim(time);
    if (await this.takenTimes.has(taker, { doctor: doctor.id, slots })) return;
    const change = { at: this.clock.now(), by: CLINIC_ITSELF, event: 'hold-given-back' };
    const { $set, $unset } = askedMove
      ? againBeside(slotsBeside(request, time), lostHold)
      : again(slots, lostHold);
    await this.records
      .update(
        this.appointments,
        job(),
        { _id, version, status },
        {
          $set,
          $unset,
          $inc: { version: 1 },
          $push: {
            changes: change,
            ...(askedMove && { slots: { $each: slotsBeside(request, time) } }),
          },
        },
        { timestamps: false },
      )
      .catch(async (error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        // Another visit has the time now; one that took it a moment ago may itself have to give it up.
        const settled = new Date(this.clock.now().getTime() - this.env.timings.graceMs);
        if (!(await this.takenTimes.isKeptFrom(_id, { doctor: doctor.id, slots }, settled)))
          throw new Error('the time was taken a moment ago');
      });
  }
}
