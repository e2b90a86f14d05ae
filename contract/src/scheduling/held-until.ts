import { addDays, clinicDateTime, clinicInstant } from '../clinic-calendar.ts';
import type { Openings } from './desk-openings.ts';

const HOUR_MS = 3_600_000;

/** Days in which the next opening is searched; a clinic that is closed for longer holds no time. */
const LOOKED_AHEAD = 60;

/**
 * Until when a request of `now` holds its time: `holdHours` hours, of which only those on open days count, from the
 * next opening on if the clinic is closed, and never beyond the visit's start.
 */
export function heldUntil(
  { now, holdHours, startsAt, zone }: { now: Date; holdHours: number; startsAt: Date; zone: string },
  openings: Openings,
): Date {
  return earlier(afterHours(now, holdHours, zone, openings) ?? startsAt, startsAt);
}

/** The instant when the given hours of open days have passed; undefined: later than the days that are searched. */
function afterHours(now: Date, holdHours: number, zone: string, openings: Openings): Date | undefined {
  const first = clinicDateTime(now, zone).date;
  let left = holdHours * HOUR_MS;
  let began = false;
  for (let ahead = 0; ahead <= LOOKED_AHEAD; ahead += 1) {
    const date = addDays(first, ahead);
    const open = openings(date);
    const next = open.find(({ end }) => end > now);
    // The count begins while the clinic is open; from the next day on, each open day counts with all its hours.
    const from = began ? open[0] && clinicInstant(date, '00:00', zone) : next && later(next.start, now);
    if (!from) continue;
    began = true;
    const until = clinicInstant(addDays(date, 1), '00:00', zone);
    const passes = until.getTime() - from.getTime();
    if (passes >= left) return new Date(from.getTime() + left);
    left -= passes;
  }
  return undefined;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);
const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
