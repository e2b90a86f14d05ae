import { addDays, endOfMonth, endOfWeek, format, getDay, parse, startOfMonth, startOfWeek } from 'date-fns';
import { enIN } from 'date-fns/locale/en-IN';
import { dateFnsLocalizer, type DateRange, type Formats, type View } from 'react-big-calendar';
import { dayOfDate } from '../forms/days.ts';

/** Days that the agenda lists. */
export const AGENDA_DAYS = 30;
/** Weeks start on Sunday. */
const week = { weekStartsOn: 0 } as const;

export const calendarLocalizer = dateFnsLocalizer({
  format,
  parse,
  getDay,
  startOfWeek: (date: Date) => startOfWeek(date, week),
  locales: { 'en-IN': enIN },
});

const timeRange = ({ start, end }: DateRange): string =>
  `${format(start, 'HH:mm')} – ${format(end, 'HH:mm')}`;

/** Days and times as everywhere at the desk: "Mon 05 Jan", 24 hours. */
export const calendarFormats: Formats = {
  timeGutterFormat: 'HH:mm',
  dayFormat: 'EEE dd',
  agendaDateFormat: 'EEE dd MMM',
  agendaTimeFormat: 'HH:mm',
  agendaTimeRangeFormat: timeRange,
  eventTimeRangeFormat: timeRange,
};

/** First and last day (yyyy-MM-dd) that a view shows. */
export const visibleDays = (view: View, date: Date): { from: string; to: string } => {
  const days = (from: Date, to: Date) => ({ from: dayOfDate(from), to: dayOfDate(to) });
  if (view === 'day') return days(date, date);
  if (view === 'agenda') return days(date, addDays(date, AGENDA_DAYS));
  if (view === 'week') return days(startOfWeek(date, week), endOfWeek(date, week));
  return days(startOfWeek(startOfMonth(date), week), endOfWeek(endOfMonth(date), week));
};

/** What the calendar shows, in words. */
export const rangeTitle = (view: View, date: Date): string => {
  if (view === 'day') return format(date, 'EEEE, dd MMM yyyy');
  if (view === 'month') return format(date, 'MMMM yyyy');
  const { from, to } =
    view === 'week'
      ? { from: startOfWeek(date, week), to: endOfWeek(date, week) }
      : { from: date, to: addDays(date, AGENDA_DAYS) };
  return `${format(from, 'dd MMM')} – ${format(to, 'dd MMM yyyy')}`;
};
