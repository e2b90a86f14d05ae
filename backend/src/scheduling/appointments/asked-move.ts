import { slotsOf } from '@clinic/contract/scheduling/appointment-rules';
import { slotsOfClaim, type Claim } from './holds-in-the-way.ts';
import type { AppointmentRecord, StoredAskedMove } from './appointment.schema.ts';

/** Finds visits with an open request to move; a partial index has just these. */
export const withAskedMove = (now: Date) => ({
  status: 'confirmed' as const,
  outcome: null,
  askedMove: { $exists: true },
  'askedMove.endsAt': { $gt: now },
});

/** The requested time; undefined without an open request. */
export function openAskedMove(
  { status, outcome, askedMove }: Pick<AppointmentRecord, 'status' | 'outcome' | 'askedMove'>,
  now: Date,
): StoredAskedMove | undefined {
  return status === 'confirmed' && !outcome && askedMove && askedMove.endsAt > now ? askedMove : undefined;
}

/** The visit's own slots, without those of its request to move. */
export const ownSlots = ({ startsAt, duration, buffer = 0 }: AppointmentRecord): number[] =>
  slotsOfClaim({ startsAt, duration, buffer }).slots;

/** Slots of a request to move that the visit does not have. */
export function slotsBeside(visit: AppointmentRecord, wish: Omit<Claim, 'doctor'>): number[] {
  const own = ownSlots(visit);
  return slotsOf(wish.startsAt, wish.duration + wish.buffer).filter((slot) => !own.includes(slot));
}
