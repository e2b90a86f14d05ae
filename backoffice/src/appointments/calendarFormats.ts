import { format } from 'date-fns';
import type { DateRange, Formats } from 'react-big-calendar';

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
