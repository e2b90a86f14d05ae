import { BOOKING_MINUTES } from '@clinic/contract/constants';
import { calendarDay, calendarTime } from '@clinic/ui/calendar/calendar-days.ts';
import type { SlotInfo } from 'react-big-calendar';
import type { BookingStart } from './booking.ts';
import { drawnDuration } from './useDrag.ts';

/**
 * The booking for a pressed or drawn empty slot: with the column's doctor, or with the only shown doctor.
 * The calendar passes null where it has no columns.
 */
export function pressed(
  { start, end, action, resourceId }: Pick<SlotInfo, 'start' | 'end' | 'action'> & { resourceId?: unknown },
  shown: readonly { id: string }[],
): BookingStart {
  const column = typeof resourceId === 'string' ? resourceId : undefined;
  const doctor = column ?? (shown.length === 1 ? shown[0]?.id : undefined);
  return {
    date: calendarDay(start),
    time: calendarTime(start),
    duration: action === 'select' ? drawnDuration(start, end) : BOOKING_MINUTES.default,
    ...(doctor && { doctor }),
  };
}
