import { formatTime, formatTimes, formatWeekday } from '@clinic/contract/clinic-calendar';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { CalendarProps, DateRange, Formats, View } from 'react-big-calendar';
import { clinicZone } from '../clinic-page.ts';
import { calendarDay, calendarLocalizer, calendarTime, VIEWS, wallClockAt } from './calendar-days.ts';

const time = (date: Date): string => formatTime(calendarTime(date));
const times = ({ start, end }: DateRange): string => formatTimes(calendarTime(start), calendarTime(end));

/** Days and times as everywhere in the clinic: "Mon 05 Jan", "3:30 PM". */
const formats = {
  dayFormat: 'EEE dd',
  agendaDateFormat: 'EEE dd MMM',
  // Heads what the month shows of a day that overflows.
  dayHeaderFormat: (date) => formatWeekday(calendarDay(date)),
  timeGutterFormat: time,
  agendaTimeFormat: time,
  agendaTimeRangeFormat: times,
  eventTimeRangeFormat: times,
  selectRangeFormat: times,
} satisfies Formats;

/** The props that the desk's and the doctors' calendar share. */
export const calendarProps = {
  localizer: calendarLocalizer,
  culture: 'en-IN',
  views: VIEWS.map(([view]): View => view),
  // Each has its own, with names and states that a screen reader reads.
  toolbar: false,
  popup: true,
  // Pixels, and milliseconds until a touch counts as a long press.
  popupOffset: { x: 30, y: 30 },
  longPressThreshold: 250,
  // Hours, each one slot.
  step: 60,
  timeslots: 1,
  // The other way draws two short visits, one after the other, as if they were at once.
  dayLayoutAlgorithm: 'no-overlap',
  formats,
  scrollToTime: new Date(2000, 0, 1, 8),
  getNow: () => wallClockAt(new Date(), clinicZone()),
} satisfies CalendarProps;

/** Enter and Space open an event as a press does. */
export const onEventKey =
  <Event extends object>(open: (event: Event) => void) =>
  (event: Event, press: SyntheticEvent) => {
    const { key } = press as KeyboardEvent<HTMLElement>;
    if (key !== 'Enter' && key !== ' ') return;
    press.preventDefault();
    open(event);
  };
