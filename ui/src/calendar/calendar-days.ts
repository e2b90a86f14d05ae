import {
  clinicDateTime,
  formatDays,
  formatWeekday,
  isRealDate,
  type ClinicMoment,
} from '@clinic/contract/clinic-calendar';
import {
  addDays,
  addMonths,
  addWeeks,
  endOfMonth,
  endOfWeek,
  format,
  getDay,
  startOfMonth,
  startOfWeek,
} from 'date-fns';
import { enIN } from 'date-fns/locale/en-IN';
import { dateFnsLocalizer, type View } from 'react-big-calendar';
import { withQuickDays } from './quick-days.ts';

/** Number of days in the agenda. */
export const AGENDA_DAYS = 30;
/** The calendar's weeks start on Sunday. */
const week = { weekStartsOn: 0 } as const;

export const calendarLocalizer = withQuickDays(
  dateFnsLocalizer({
    format,
    getDay,
    startOfWeek: (date: Date) => startOfWeek(date, week),
    locales: { 'en-IN': enIN },
  }),
);

/** The clinic's day (yyyy-MM-dd) behind a calendar date. */
export const calendarDay = (date: Date): string => format(date, 'yyyy-MM-dd');

/** The clinic's time (HH:mm) behind a calendar date. */
export const calendarTime = (date: Date): string => format(date, 'HH:mm');

/**
 * Converts a moment of the clinic's clock to a calendar date: the library draws in the browser's zone, so the clinic's
 * time is passed as if it were local.
 */
export const wallClock = ({ date, time }: ClinicMoment): Date => new Date(`${date}T${time}`);

/** Converts an instant to a calendar date on the clinic's clock, in any browser zone. */
export const wallClockAt = (instant: Date, zone: string): Date => wallClock(clinicDateTime(instant, zone));

const days = (from: Date, to: Date) => ({ from: calendarDay(from), to: calendarDay(to) });

/** First and last day (yyyy-MM-dd) of a view. */
export function visibleDays(view: View, date: Date): { from: string; to: string } {
  if (view === 'day') return days(date, date);
  if (view === 'agenda') return days(date, addDays(date, AGENDA_DAYS));
  if (view === 'week') return days(startOfWeek(date, week), endOfWeek(date, week));
  return days(startOfWeek(startOfMonth(date), week), endOfWeek(endOfMonth(date), week));
}

/** The view that is drawn: on a phone a week is a list of days, since seven columns have no room for words. */
export const drawnView = (
  view: View,
  date: Date,
  phone: boolean,
): { view: View; date: Date; length: number } =>
  view === 'week' && phone
    ? { view: 'agenda', date: startOfWeek(date, week), length: 6 }
    : { view, date, length: AGENDA_DAYS };

export function rangeTitle(view: View, date: Date): string {
  if (view === 'day') return formatWeekday(calendarDay(date));
  if (view === 'month') return format(date, 'MMMM yyyy');
  const { from, to } =
    view === 'week'
      ? { from: startOfWeek(date, week), to: endOfWeek(date, week) }
      : { from: date, to: addDays(date, AGENDA_DAYS) };
  return formatDays(calendarDay(from), calendarDay(to));
}

export interface CalendarPlace {
  view: View;
  date: Date;
}

/** Reads view and date from the address, as in `?view=week&date=2026-01-05`; without them its first view, today. */
export function placeIn(address: URLSearchParams, firstView: View, today: string): CalendarPlace {
  const view = VIEWS.find(([known]) => known === address.get('view'))?.[0] ?? firstView;
  const date = address.get('date') ?? '';
  return { view, date: wallClock({ date: isRealDate(date) ? date : today, time: '00:00' }) };
}

/** The address after a move; today is left out, so that it means tomorrow's day tomorrow. */
export function addressWith(
  address: URLSearchParams,
  { view, date }: Partial<CalendarPlace>,
  today: string,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (view) next.set('view', view);
  if (date && calendarDay(date) === today) next.delete('date');
  else if (date) next.set('date', calendarDay(date));
  return next;
}

export const VIEWS: readonly [View, string][] = [
  ['month', 'Month'],
  ['week', 'Week'],
  ['day', 'Day'],
  ['agenda', 'Agenda'],
];

/** The date behind the buttons "Next" (1) and "Back" (-1). */
export function movedDate(view: View, date: Date, by: 1 | -1): Date {
  if (view === 'day') return addDays(date, by);
  if (view === 'week') return addWeeks(date, by);
  return view === 'agenda' ? addDays(date, by * AGENDA_DAYS) : addMonths(date, by);
}
