import type { CalendarColumn } from '@clinic/ui/calendar/DrawnCalendar.tsx';
import { useMemo } from 'react';
import { awayNote, shading, timeOffBands } from './desk-hours.ts';
import { useDoctorsHours } from './useDoctorsHours.ts';

interface Shown {
  /** First and last day, yyyy-MM-dd. */
  from: string;
  to: string;
  /** Columns of the calendar; must be stable. */
  doctors: readonly CalendarColumn[];
  /** True: each doctor has a column. */
  columns: boolean;
}

/** Bands and folded days that show the doctors' hours; empty until loaded. */
export function useDeskHours({ from, to, doctors, columns }: Shown) {
  const hours = useDoctorsHours(from, to);
  const { data } = hours;
  const drawn = useMemo(() => {
    const ids = doctors.map(({ id }) => id);
    if (!data || ids.length === 0) return {};
    const shades = shading(data, ids);
    return {
      bands: timeOffBands(data, { from, to, doctors: ids, columns }),
      slotPropGetter: shades.slot,
      dayPropGetter: shades.day,
      isClosed: shades.isClosed,
      dayNote: awayNote(data, ids),
    };
  }, [data, doctors, from, to, columns]);
  return { hours, ...drawn };
}
