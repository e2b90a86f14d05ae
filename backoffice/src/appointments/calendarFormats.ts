import { calendarProps } from '@clinic/theme/calendar/calendar-props.ts';
import { format } from 'date-fns';
import type { DateRange, Formats } from 'react-big-calendar';

const timeRange = ({ start, end }: DateRange): string =>
  `${format(start, 'HH:mm')} – ${format(end, 'HH:mm')}`;

/** Times as everywhere at the desk: 24 hours. */
export const calendarFormats: Formats = {
  ...calendarProps.formats,
  timeGutterFormat: 'HH:mm',
  agendaTimeFormat: 'HH:mm',
  agendaTimeRangeFormat: timeRange,
  eventTimeRangeFormat: timeRange,
};
