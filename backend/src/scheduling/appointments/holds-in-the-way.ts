import { slotsOf } from '@clinic/contract/scheduling/appointment-rules';
import { START_STEP_MINUTES } from '@clinic/contract/constants';
import type { Model, Types } from 'mongoose';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import type { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { AppointmentRecord } from './appointment.schema.ts';

/** The slots that a visit needs, with its buffer. */
export interface Claim {
  doctor: Types.ObjectId;
  startsAt: Date;
  /** Length in minutes. */
  duration: number;
  buffer: number;
}

/** Kind of the effect that restores a held time after the visit that took it failed. */
export const GIVE_BACK = effectKind('hold-given-back');

export const slotsOfClaim = ({ startsAt, duration, buffer }: Omit<Claim, 'doctor'>) => ({
  slots: slotsOf(startsAt, duration + buffer),
  buffer,
});

/** A held time that has run out is given up before the next claim; the request itself stays open. */
export async function dropExpiredHolds(
  appointments: Model<AppointmentRecord>,
  { doctor, ...claim }: Claim,
  now: Date,
): Promise<void> {
  await appointments.updateMany(
    {
      'doctor.id': doctor,
      slots: { $in: slotsOfClaim(claim).slots },
      status: 'requested',
      heldUntil: { $lte: now },
    },
    { $unset: { slots: 1, heldUntil: 1, buffer: 1 } },
    { timestamps: false },
  );
  // The driver writes it, since mongoose supports no update expressions here.
  await appointments.collection.updateMany(
    {
      'doctor.id': doctor,
      slots: { $in: slotsOfClaim(claim).slots },
      'askedMove.heldUntil': { $lte: now },
    },
    [
      { $set: { slots: { $setDifference: ['$slots', '$askedMove.slots'] } } },
      { $unset: ['askedMove.slots', 'askedMove.heldUntil'] },
    ],
  );
}

/**
 * Clears a time for the visit `taker`, as the desk may: requests lose their hold, with a journal entry, and earlier
 * visits' buffers are cut. Returns the claim with as much buffer as fits, and the requests to check when it succeeds or
 * fails.
 */
export async function clearTime(
  records: Records,
  appointments: Model<AppointmentRecord>,
  context: WriteContext,
  { taker, claim, others }: { taker: Types.ObjectId; claim: Claim; others: AppointmentRecord[] },
  now: Date,
): Promise<{ claim: Claim; lost: Types.ObjectId[] }> {
  const { slots } = slotsOfClaim(claim);
  const own = slotsOf(claim.startsAt, claim.duration);
  const lost: Types.ObjectId[] = [];
  let { buffer } = claim;
  for (const other of others) {
    // The time of a series that is being booked or moved is never taken; the claim fails.
    if (other.pending || other.nextSlots) continue;
    const visit = slotsOf(other.startsAt, other.duration);
    const isWish = other.askedMove?.slots?.some((slot) => slots.includes(slot));
    if (other.status === 'requested' || isWish) {
      if (await takeHold(records, appointments, context, taker, other, now)) lost.push(other._id);
    } else if (visit.some((slot) => own.includes(slot))) {
      // Another visit overlaps, so the claim will fail.
    } else if ((visit[0] ?? 0) > (own.at(-1) ?? 0)) {
      buffer = Math.min(buffer, ((visit[0] ?? 0) - (own.at(-1) ?? 0) - 1) * START_STEP_MINUTES);
    } else await shortenBuffer(appointments, other, visit, own);
  }
  return { claim: { ...claim, buffer }, lost };
}

async function takeHold(
  records: Records,
  appointments: Model<AppointmentRecord>,
  context: WriteContext,
  taker: Types.ObjectId,
  { _id, version, status, startsAt, doctor, heldUntil, askedMove }: AppointmentRecord,
  at: Date,
): Promise<boolean> {
  const after = version + 1;
  const taken: Effect = {
    key: `${after}:${GIVE_BACK}:${taker.toHexString()}`,
    kind: GIVE_BACK,
    at,
  };
  const written = await records.update(
    appointments,
    context,
    { _id, version, status, startsAt, 'doctor.id': doctor.id },
    {
      ...(askedMove
        ? {
            $set: { version: after, 'askedMove.lostHold': askedMove.heldUntil },
            $unset: { 'askedMove.slots': 1, 'askedMove.heldUntil': 1 },
            $pullAll: { slots: askedMove.slots ?? [] },
          }
        : {
            $set: { version: after, lostHold: heldUntil },
            $unset: { slots: 1, heldUntil: 1, buffer: 1 },
          }),
      $push: { changes: { at, by: context.author, event: 'hold-taken' } },
    },
    // Checked once the claim has succeeded or failed.
    { effects: [taken], timestamps: false },
  );
  return written !== null;
}

async function shortenBuffer(
  appointments: Model<AppointmentRecord>,
  other: AppointmentRecord,
  visit: readonly number[],
  own: readonly number[],
): Promise<void> {
  const asked = other.askedMove?.slots ?? [];
  const kept = other.slots?.filter((slot) => !asked.includes(slot) && slot < (own[0] ?? 0)) ?? [];
  const buffer = (kept.length - visit.length) * START_STEP_MINUTES;
  await appointments.collection.updateOne(
    { _id: other._id, version: other.version, slots: other.slots },
    { $set: { slots: [...kept, ...asked], buffer } },
  );
}
