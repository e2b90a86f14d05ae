import { DEFAULT_POLICY } from '@clinic/contract/scheduling/booking-policy';
import { CLINIC_HOURS } from '@clinic/contract/clinic';
import { addDays, clinicInstant, weekdayOf } from '@clinic/contract/clinic-calendar';
import type { WorkingTime } from '@clinic/contract/scheduling/free-times';
import { VISIT_MODES, type WeekRange } from '@clinic/contract/scheduling/hours';
import type { Types } from 'mongoose';
import { slotsOfRange } from '../../scheduling/hours/extra-hours.schema.ts';
import { POLICY } from '../../scheduling/booking-policy/booking-policy.schema.ts';
import type { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';

/** Days before today on which the doctors' weeks begin, before all demo visits. */
const HELD_DAYS = 200;
const WEDNESDAY = 3;
const THURSDAY = 4;

/** The clinic's own hours, at the clinic and online. */
const ALL_HOURS: WeekRange[] = CLINIC_HOURS.map(({ day, open, close }) => ({
  day,
  from: open,
  to: close,
  modes: [...VISIT_MODES],
}));

/** The first doctor works whenever the clinic is open; the second has a free and an online evening. */
export const demoRanges = (doctor: number): WeekRange[] =>
  doctor === 0
    ? ALL_HOURS
    : ALL_HOURS.filter(({ day, from }) => day !== THURSDAY || from < '13:00').map((range) =>
        range.day === WEDNESDAY && range.from > '13:00' ? { ...range, modes: ['online'] } : range,
      );

/** Working time from which a demo doctor's visits are drawn. */
export const demoWorkingTime = (doctor: number, today: string): WorkingTime => ({
  hours: CLINIC_HOURS,
  weeks: [{ validFrom: addDays(today, -HELD_DAYS), ranges: demoRanges(doctor) }],
  extra: [],
  absences: [],
});

/** The Sunday after next, when the first doctor works online. */
const extraDay = (today: string): string => addDays(today, 14 - weekdayOf(today));
const EXTRA = { from: '10:00', to: '12:00' };
/** A Wednesday after all visits, without visits. */
const closedDay = (today: string): string => addDays(today, 28 + WEDNESDAY - weekdayOf(today));

/** Weeks, extra hours, a closure, and the second doctor's leave over a visit, as stored. */
export function demoHours(
  { now, today, zone }: { now: Date; today: string; zone: string },
  doctors: readonly (Caller & { _id: Types.ObjectId })[],
  visits: readonly Pick<AppointmentRecord, 'doctor' | 'status' | 'date'>[],
) {
  const by = doctors.map(({ id, name, role }) => ({ id, name, role }));
  const [first, second] = doctors;
  const off = (doctor: Types.ObjectId | null, date: string, label: string) => ({
    doctor,
    from: { date, time: '00:00' },
    to: { date: addDays(date, 1), time: '00:00' },
    startsAt: clinicInstant(date, '00:00', zone),
    endsAt: clinicInstant(addDays(date, 1), '00:00', zone),
    label,
    by: by[0],
  });
  const inTheWay = visits.find(
    ({ doctor, status, date }) =>
      status === 'confirmed' && date > addDays(today, 2) && second && doctor.id.equals(second._id),
  );
  return {
    policy: { _id: POLICY, ...DEFAULT_POLICY, version: 1 },
    weeks: doctors.map(({ _id }, index) => ({
      doctor: _id,
      validFrom: addDays(today, -HELD_DAYS),
      ranges: demoRanges(index),
      by: by[index],
      createdAt: now,
    })),
    extra: first
      ? [
          {
            doctor: first._id,
            date: extraDay(today),
            ...EXTRA,
            slots: slotsOfRange(EXTRA),
            modes: ['online'],
          },
        ]
      : [],
    timeOff: [
      off(null, closedDay(today), 'Annual stocktaking'),
      ...(inTheWay && second ? [off(second._id, inTheWay.date, 'Conference in Pune')] : []),
    ],
  };
}
