import { addDays } from '@clinic/contract/clinic-calendar';
import { minutesOfRange } from '@clinic/contract/scheduling/free-times';
import type { ClinicHours } from '@clinic/contract/scheduling/hours';
import type { CalendarBand } from '@clinic/ui/calendar/calendar-bands.tsx';
import { calendarDay, wallClock } from '@clinic/ui/calendar/calendar-days.ts';
import { openOn, rangesOn, timeOffOn, type Stretch } from './doctors-hours.ts';

const OUTSIDE = { className: 'outside-hours' };
const INSIDE = {};

export function shading(hours: ClinicHours, doctors: readonly string[]) {
  const known = new Map<string, Stretch[]>();
  const openOf = (doctor: string, day: string): Stretch[] => {
    const key = `${doctor} ${day}`;
    const open = known.get(key) ?? openOn(hours, doctor, day);
    known.set(key, open);
    return open;
  };
  const slot = (date: Date, column?: string | number) => {
    const day = calendarDay(date);
    const minute = date.getHours() * 60 + date.getMinutes();
    const asked = column === undefined ? doctors : [String(column)];
    const open = asked.some((doctor) =>
      openOf(doctor, day).some(({ from, to }) => from <= minute && minute < to),
    );
    return open ? INSIDE : OUTSIDE;
  };
  const isClosed = (day: string) => !doctors.some((doctor) => openOf(doctor, day).length > 0);
  const day = (date: Date) => (isClosed(calendarDay(date)) ? OUTSIDE : INSIDE);
  return { slot, day, isClosed };
}

const nameOf = (hours: ClinicHours, doctor: string): string =>
  hours.doctors.find((one) => one.doctor.id === doctor)?.doctor.name ?? '';

const at = (date: string, minutes: number): Date =>
  new Date(wallClock({ date, time: '00:00' }).getTime() + Math.min(minutes, 1439) * 60_000);

interface Shown {
  from: string;
  to: string;
  doctors: readonly string[];
  /** True: each doctor has a column. */
  columns: boolean;
}

/** Bands for time off inside working hours. */
export function timeOffBands(hours: ClinicHours, { from, to, doctors, columns }: Shown): CalendarBand[] {
  const bands: CalendarBand[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    for (const doctor of doctors) {
      const working = rangesOn(hours, doctor, date);
      const [first, last] = [working[0], working.at(-1)];
      if (!first || !last) continue;
      for (const off of timeOffOn(hours, doctor, date)) {
        const start = Math.max(off.from, minutesOfRange(first.from));
        const end = Math.min(off.to, minutesOfRange(last.to));
        if (start >= end) continue;
        bands.push({
          title: columns ? off.label : `${nameOf(hours, doctor)}: ${off.label}`,
          start: at(date, start),
          end: at(date, end),
          ...(columns && { resourceId: doctor }),
        });
      }
    }
  return bands;
}

/** Names the doctors away on a day, after the clinic's closures. */
export function awayNote(
  hours: ClinicHours,
  doctors: readonly string[],
): (date: string) => string | undefined {
  return (date) => {
    const closures = hours.closures.filter(({ from, to }) => from.date <= date && date <= lastDay(to));
    const away = doctors.flatMap((doctor) =>
      (hours.doctors.find((one) => one.doctor.id === doctor)?.timeOff ?? [])
        .filter(({ from, to }) => from.date <= date && date <= lastDay(to))
        .map(({ label }) => `${nameOf(hours, doctor)}: ${label}`),
    );
    const notes = [...closures.map(({ label }) => `Closed: ${label}`), ...away];
    return notes.length > 0 ? notes.join('; ') : undefined;
  };
}

/** Time off that ends at midnight leaves that day free. */
const lastDay = ({ date, time }: { date: string; time: string }): string =>
  time === '00:00' ? addDays(date, -1) : date;
