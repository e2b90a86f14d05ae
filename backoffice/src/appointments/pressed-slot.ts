import { calendarDay, calendarTime } from '@clinic/ui/calendar/calendar-days.ts';
import type { SlotInfo } from 'react-big-calendar';
import type { BookingStart } from './booking.ts';
import { drawnDuration } from './useDrag.ts';

/**
 * What a press or a drawn stretch of empty time books: with the doctor whose column it is, or who is the only
 * one shown. The calendar says null where it has no columns. A press says no length, so that a chosen one stays.
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
