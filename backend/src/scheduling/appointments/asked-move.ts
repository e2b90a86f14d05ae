import { slotsOf } from '@clinic/contract/scheduling/appointment-rules';
import { claimed, type Claim } from './appointment-claims.ts';
import type { AppointmentRecord, StoredAskedMove } from './appointment.schema.ts';

/** Visits whose client waits for an answer to such a wish; an index has just these. */
export const withAskedMove = (now: Date) => ({
  status: 'confirmed' as const,
  outcome: null,
  askedMove: { $exists: true },
  'askedMove.endsAt': { $gt: now },
});

/** What its client asks to move it to; undefined: nothing, or nothing any more. */
export function openAskedMove(
  { status, outcome, askedMove }: Pick<AppointmentRecord, 'status' | 'outcome' | 'askedMove'>,
  now: Date,
): StoredAskedMove | undefined {
  return status === 'confirmed' && !outcome && askedMove && askedMove.endsAt > now ? askedMove : undefined;
}

/** The slots of a visit without those that are held for a wish. */
export const ownSlots = ({ startsAt, duration, buffer = 0 }: AppointmentRecord): number[] =>
  claimed({ startsAt, duration, buffer }).slots;

/** The slots that a wish needs beside those of the visit itself. */
export function slotsBeside(visit: AppointmentRecord, wish: Omit<Claim, 'doctor'>): number[] {
  const own = ownSlots(visit);
  return slotsOf(wish.startsAt, wish.duration + wish.buffer).filter((slot) => !own.includes(slot));
}
