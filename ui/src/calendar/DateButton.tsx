import { formatDay } from '@clinic/contract/clinic-calendar';
import type { DateHeaderProps } from 'react-big-calendar';
import { calendarDay } from './calendar-days.ts';

interface Props extends DateHeaderProps {
  /** A note about the day, such as a closure. */
  note?: string;
}

export const DateButton = ({ date, label, onDrillDown, note }: Props) => (
  <>
    {note && (
      <span className="day-note" title={note}>
        {note}
      </span>
    )}
    <button
      type="button"
      className="rbc-button-link"
      aria-label={`Show ${formatDay(calendarDay(date))}`}
      onClick={onDrillDown}
    >
      {label}
    </button>
  </>
);

/** A date button with the note of its day (yyyy-MM-dd). */
export const dateButtonWith = (noteOf: (day: string) => string | undefined) =>
  function NotedDateButton(header: DateHeaderProps) {
    return <DateButton {...header} note={noteOf(calendarDay(header.date))} />;
  };
