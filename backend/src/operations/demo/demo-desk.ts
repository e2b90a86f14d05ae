import { effectiveSpan, slotsOf } from '@clinic/contract/scheduling/appointment-rules';
import { addDays, clinicToday } from '@clinic/contract/clinic-calendar';
import { APPOINTMENT_TYPES, type AppointmentStatus } from '@clinic/contract/constants';
import { workRanges, type WorkingTime } from '@clinic/contract/scheduling/free-times';
import { modeOf } from '@clinic/contract/scheduling/hours';
import { isOver, type Outcome } from '@clinic/contract/scheduling/visit-outcome';
import type { Types } from 'mongoose';
import type { AppointmentRecord, StoredPerson } from '../../scheduling/appointments/appointment.schema.ts';
import { one } from './demo-names.ts';
import { madeVisit, VISIT_MINUTES, visitTimes } from './made-visit.ts';

interface Team {
  doctor: StoredPerson;
  assistant: StoredPerson;
  /** The doctor's working hours. */
  work: WorkingTime;
}

interface Day {
  date: string;
  time: string;
  status: AppointmentStatus;
}

/** Days of visits before today. */
const PAST_DAYS = 90;
/** Minutes between the starts of two visits. */
const EVERY_MINUTES = 45;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Gives the times at which a doctor's visits can begin on a day. */
type TimesOn = (date: string) => string[];

const timesOf =
  (work: WorkingTime, zone: string): TimesOn =>
  (date) =>
    visitTimes(work, date, EVERY_MINUTES, zone);

/** The first day from `date` on with times for a visit; the day itself when a week has none. */
const openDay = (date: string, timesOn: TimesOn): string =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(date, days)).find((day) => timesOn(day).length > 0) ?? date;

/** A client's past visits since registration: most took place, a few were cancelled. */
const pastVisits = (today: string, joined: string, index: number, timesOn: TimesOn): Day[] =>
  [0, 1, 2, 3, 4].flatMap((visit) => {
    const date = addDays(today, -(PAST_DAYS - visit * 18 - (index % 17)) - 1);
    const times = timesOn(date);
    const time = times[(index + visit) % times.length];
    if (date >= today || date <= joined || !time) return [];
    return [
      { date, time, status: (index + visit) % 8 === 5 ? ('cancelled' as const) : ('confirmed' as const) },
    ];
  });

/** Clients who come today, in order. */
const TODAYS = [3, 4, 12, 7, 9, 30, 10];

/**
 * A visit for two of three clients: today, later, or requested. Requests, and the visit of the client who can log in,
 * are always upcoming.
 */
function comingVisit(today: string, index: number, timesOn: TimesOn): Day[] {
  if (index % 3 === 2) return [];
  const place = TODAYS.indexOf(index);
  const date = openDay(addDays(today, place < 0 ? 2 + ((index * 2) % 13) : 0), timesOn);
  const times = timesOn(date);
  // Today's visits are spread over the day.
  const time = times[place < 0 ? index % times.length : Math.floor((place * times.length) / TODAYS.length)];
  return time ? [{ date, time, status: index % 5 === 1 ? 'requested' : 'confirmed' }] : [];
}

/** Chooses a visit's outcome: most were completed, some missed, a few recent ones have none. */
function outcomeOf(start: Date, now: Date, index: number): Outcome | undefined {
  const hours = (now.getTime() - start.getTime()) / HOUR_MS;
  if (hours < -0.5) return undefined;
  if (hours < 0.5) return 'arrived';
  if (hours > 12 && hours < 240 && index % 4 < 2) return undefined;
  return index % 9 === 7 ? 'no_show' : 'completed';
}

/** The stored fields of an outcome, and the time that the visit still occupies. */
function recorded(start: Date, now: Date, outcome: Outcome | undefined, desk: StoredPerson) {
  if (!outcome) return { events: [] };
  const minutes = outcome === 'arrived' ? -10 : outcome === 'no_show' ? 20 : VISIT_MINUTES;
  const latest = now.getTime() - 4 * MINUTE_MS;
  const outcomeAt = new Date(Math.min(start.getTime() + minutes * MINUTE_MS, latest));
  const outcomeBy = { id: desk.id.toHexString(), name: desk.name, role: 'assistant' as const };
  return { outcome, outcomeAt, outcomeBy, events: [{ at: outcomeAt, by: outcomeBy, event: outcome }] };
}

const CLIENT_NOTES = ['', 'I may be ten minutes late.', '', 'Please call before the visit.', ''];
const ASSISTANT_NOTES = [
  'Bring the last blood report.',
  '',
  'Come on an empty stomach, for the measurements.',
  '',
];

/** Appointments of demo clients; a doctor never sees two at once. */
export function demoAppointments(
  now: Date,
  zone: string,
  clients: readonly { _id: Types.ObjectId; name: string; createdAt: Date }[],
  teamOf: (index: number) => Team,
): Omit<AppointmentRecord, '_id' | 'createdAt' | 'updatedAt'>[] {
  const taken = new Set<string>();
  const today = clinicToday(now, zone);
  return clients.flatMap(({ _id, name, createdAt }, index) => {
    const { doctor, assistant, work } = teamOf(index);
    const timesOn = timesOf(work, zone);
    const joined = clinicToday(createdAt, zone);
    const days = [...pastVisits(today, joined, index, timesOn), ...comingVisit(today, index, timesOn)];
    return days.flatMap(({ date, time, status }, visit) => {
      const { start, end } = effectiveSpan({ date, time, duration: VISIT_MINUTES }, zone);
      const keys = slotsOf(start, VISIT_MINUTES).map((slot) => `${doctor.id.toHexString()}:${slot}`);
      const cancelled = status === 'cancelled';
      if (!cancelled && keys.some((key) => taken.has(key))) return [];
      if (!cancelled) for (const key of keys) taken.add(key);
      const confirmed = status === 'confirmed';
      const { events, ...result } = recorded(
        start,
        now,
        confirmed ? outcomeOf(start, now, index) : undefined,
        assistant,
      );
      const active = !cancelled && end > now && !isOver(result.outcome ?? null);
      const wished = Math.min(start.getTime() - 4 * 24 * HOUR_MS, now.getTime() - 3 * HOUR_MS);
      // Not before the client had an account.
      const asked = new Date(Math.max(wished, createdAt.getTime()));
      const made = madeVisit(
        {
          doctor,
          client: { id: _id, name },
          assistant,
          date,
          time,
          appointmentType: typeAt(work, { date, time }, index),
          status,
          clientNotes: one(index + visit, ...CLIENT_NOTES),
          assistantNotes: confirmed ? one(index + visit, ...ASSISTANT_NOTES) : '',
          startsAt: start,
          endsAt: end,
        },
        {
          asked,
          answered: new Date(asked.getTime() + HOUR_MS),
          isActive: active,
          isHeld: !cancelled,
          events,
        },
      );
      return [
        {
          ...made,
          ...(status === 'requested' && {
            heldUntil: new Date(Math.min(now.getTime() + (18 + index) * HOUR_MS, start.getTime())),
          }),
          ...(active &&
            WAITING.includes(index) && { wantsEarlierSince: new Date(now.getTime() - index * HOUR_MS) }),
          ...result,
        },
      ];
    });
  });
}

/** Clients who want an earlier time. */
const WAITING = [0, 15, 18, 24];

/** Returns the type that the client likes, where the doctor's hours have it. */
function typeAt(work: WorkingTime, { date, time }: { date: string; time: string }, index: number) {
  const wished = APPOINTMENT_TYPES[index % 3] ?? 'Online';
  const range = workRanges(work, date).find(({ from, to }) => from <= time && time < to);
  return range?.modes.includes(modeOf(wished)) === false ? 'Online' : wished;
}
