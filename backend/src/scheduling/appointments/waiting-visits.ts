import { isAway, type StoredTimeOff } from '../hours/working-times.service.ts';
import type { AppointmentRecord } from './appointment.schema.ts';
import { earliestStart } from './appointments.service.ts';

const DAY_MS = 86_400_000;
/** Days after a visit in which its outcome can be recorded. */
const RECORDED_WITHIN_DAYS = 30;

/** Past visits without an outcome; `own` are conditions of the index, such as the doctor. */
export function visitsNotRecorded(own: object, now: Date) {
  const since = new Date(now.getTime() - RECORDED_WITHIN_DAYS * DAY_MS);
  return {
    ...own,
    status: 'confirmed' as const,
    startsAt: { $gt: since, $lt: now },
    endsAt: { $gt: since, $lte: now },
    outcome: null,
    beforeOutcomes: null,
  };
}

/** Visits that are still to come during time off, and not kept; `all` is not empty. */
export const visitsInTimeOff = (own: object, all: readonly StoredTimeOff[], now: Date) => ({
  $and: [own, { $or: all.map((off) => ({ ...within(off, now), keptIn: { $ne: off._id } })) }],
  status: { $in: ['requested' as const, 'confirmed' as const] },
  outcome: null,
});

export const timeOffOf = (
  visit: Pick<AppointmentRecord, 'doctor' | 'startsAt' | 'endsAt' | 'keptIn'>,
  all: readonly StoredTimeOff[],
): StoredTimeOff | undefined =>
  all.find((one) => isAway(one, visit) && !visit.keptIn?.some((id) => id.equals(one._id)));

/** Visits that overlap time off, by the index of the doctor's days. */
const within = ({ doctor, startsAt, endsAt }: StoredTimeOff, now: Date) => ({
  ...(doctor && { 'doctor.id': doctor }),
  startsAt: { $lt: endsAt, $gt: earliestStart(startsAt < now ? startsAt : now) },
  endsAt: { $gt: startsAt > now ? startsAt : now },
});
