import { effectiveSpan, slotsOf } from '@clinic/contract/appointment-rules';
import { CLINIC } from '@clinic/contract/clinic';
import { addDays, clinicToday, weekdayOf } from '@clinic/contract/clinic-calendar';
import { APPOINTMENT_TYPES, type AppointmentStatus } from '@clinic/contract/constants';
import { outsideHours } from '@clinic/contract/opening-hours';
import type { Types } from 'mongoose';
import type { AppointmentRecord, StoredPerson } from '../appointments/appointment.schema.ts';
import { one } from './demo-names.ts';

interface Team {
  doctor: StoredPerson;
  assistant: StoredPerson;
}

interface Day {
  date: string;
  time: string;
  status: AppointmentStatus;
}

/** Three months back and two weeks ahead. */
const PAST_DAYS = 90;
/** Minutes of each visit. */
const DURATION = 30;
/** Every 45 minutes of a day, from half past eight. */
const TIMES = Array.from({ length: 17 }, (_, place) => {
  const minutes = 8 * 60 + 30 + place * 45;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** Weekday → when a visit can begin; none when the clinic is closed. */
const OPEN_TIMES = Array.from({ length: 7 }, (_, weekday) => {
  const date = addDays('2023-01-01', weekday);
  return TIMES.filter((time) => !outsideHours({ hours: CLINIC.hours, date, time, duration: DURATION }));
});
const openTimes = (date: string): string[] => OPEN_TIMES[weekdayOf(date)] ?? [];

/** The first day from `date` on that has times for a visit; the day itself when a week has none. */
const openDay = (date: string): string =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(date, days)).find((day) => openTimes(day).length > 0) ?? date;

/** Past visits of all clients: most took place, a few were cancelled. */
const pastVisits = (today: string, index: number): Day[] =>
  [0, 1, 2, 3, 4].flatMap((visit) => {
    const date = addDays(today, -(PAST_DAYS - visit * 18 - (index % 17)) - 1);
    const times = openTimes(date);
    const time = times[(index + visit) % times.length];
    if (date >= today || !time) return [];
    return [
      { date, time, status: (index + visit) % 8 === 5 ? ('cancelled' as const) : ('confirmed' as const) },
    ];
  });

/** Clients who come today, in this order. */
const TODAYS = [3, 4, 7, 9, 10];

/**
 * One visit for two clients out of three: today's, later ones, and requests that wait for the desk. Requests, and the
 * visit of the client who can log in, are still to come whenever the demo clinic is opened.
 */
function comingVisit(today: string, index: number): Day[] {
  if (index % 3 === 2) return [];
  const place = TODAYS.indexOf(index);
  const date = openDay(addDays(today, place < 0 ? 1 + ((index * 2) % 13) : 0));
  const times = openTimes(date);
  // Today's are spread over the day.
  const time = times[place < 0 ? index % times.length : Math.floor((place * times.length) / TODAYS.length)];
  return time ? [{ date, time, status: index % 5 === 1 ? 'requested' : 'confirmed' }] : [];
}

const CLIENT_NOTES = ['', 'I may be ten minutes late.', '', 'Please call before the visit.', ''];
const ASSISTANT_NOTES = [
  'Bring the last blood report.',
  '',
  'Come on an empty stomach, for the measurements.',
  '',
];

/** Appointments of the demo clients; a doctor never sees two at the same time. */
export function demoAppointments(
  now: Date,
  zone: string,
  clients: readonly { _id: Types.ObjectId; name: string }[],
  teamOf: (index: number) => Team,
): Omit<AppointmentRecord, '_id' | 'createdAt' | 'updatedAt'>[] {
  const taken = new Set<string>();
  const today = clinicToday(now, zone);
  return clients.flatMap(({ _id, name }, index) => {
    const { doctor, assistant } = teamOf(index);
    return [...pastVisits(today, index), ...comingVisit(today, index)].flatMap(
      ({ date, time, status }, visit) => {
        const duration = DURATION;
        const { start, end } = effectiveSpan({ date, time, duration }, zone);
        const slots = slotsOf(start, duration);
        const keys = slots.map((slot) => `${doctor.id.toHexString()}:${slot}`);
        if (status === 'confirmed' && keys.some((key) => taken.has(key))) return [];
        if (status === 'confirmed') for (const key of keys) taken.add(key);
        const active = status !== 'cancelled' && end > now;
        const confirmed = status === 'confirmed';
        return [
          {
            doctor,
            client: { id: _id, name },
            assistant,
            date,
            time,
            duration,
            appointmentType: APPOINTMENT_TYPES[index % 3] ?? 'Online',
            status,
            clientNotes: one(index + visit, ...CLIENT_NOTES),
            assistantNotes: confirmed ? one(index + visit, ...ASSISTANT_NOTES) : '',
            confirmedDate: confirmed ? date : null,
            confirmedTime: confirmed ? time : null,
            startsAt: start,
            endsAt: end,
            ...(active && { activeClient: _id }),
            ...(confirmed && { slots }),
            version: status === 'requested' ? 1 : 2,
            changes: [
              {
                at: new Date(start.getTime() - 4 * 86_400_000),
                by: { id: _id.toHexString(), name, role: 'client' as const },
                event: 'requested' as const,
              },
            ],
          },
        ];
      },
    );
  });
}
