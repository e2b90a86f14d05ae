import { calendarDay, calendarTime } from '@clinic/ui/calendar/calendar-days.ts';
import type { SlotInfo } from 'react-big-calendar';
import type { BookingStart } from './booking.ts';
import { drawnDuration } from './useDrag.ts';

/**
 * Reads a booking from a press or a drawn stretch of the calendar. The doctor is the pressed column's, or the only one
 * shown; a calendar without columns says null. A press has no length, so that a chosen length stays.
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
    ...(action === 'select' && { duration: drawnDuration(start, end) }),
    ...(doctor && { doctor }),
  };
}
