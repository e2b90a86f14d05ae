import { formatDay } from '@clinic/contract/clinic-calendar';
import type { DateHeaderProps } from 'react-big-calendar';
import { calendarDay } from './calendar-days.ts';

/** The number of a day in the month view; it opens that day. */
export const DateButton = ({ date, label, onDrillDown }: DateHeaderProps) => (
  <button
    type="button"
    className="rbc-button-link"
    aria-label={`Show ${formatDay(calendarDay(date))}`}
    onClick={onDrillDown}
  >
    {label}
  </button>
);
