import { formatTime, formatTimes, formatWeekday } from '@clinic/contract/clinic-calendar';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import type { CalendarProps, DateRange, Formats, View } from 'react-big-calendar';
import { clinicZone } from '../clinic-page.ts';
import { clinicNow } from '../session/clinic-clock.ts';
import { calendarDay, calendarLocalizer, calendarTime, VIEWS, wallClockAt } from './calendar-days.ts';

const time = (date: Date): string => formatTime(calendarTime(date));
const times = ({ start, end }: DateRange): string => formatTimes(calendarTime(start), calendarTime(end));

/** Days and times in the clinic's format: "Mon 05 Jan", "3:30 PM". */
const formats = {
  dayFormat: 'EEE dd',
  agendaDateFormat: 'EEE dd MMM',
  // The heading of a day's popup in the month.
  dayHeaderFormat: (date) => formatWeekday(calendarDay(date)),
  timeGutterFormat: time,
  agendaTimeFormat: time,
  agendaTimeRangeFormat: times,
  eventTimeRangeFormat: times,
  selectRangeFormat: times,
} satisfies Formats;

/** Props that the desk's and the doctors' calendar share. */
export const calendarProps = {
  localizer: calendarLocalizer,
  culture: 'en-IN',
  views: VIEWS.map(([view]): View => view),
  // Off, since each calendar has its own toolbar with accessible names and states.
  toolbar: false,
  popup: true,
  // Distance of the popup in pixels, and milliseconds of a long touch.
  popupOffset: { x: 30, y: 30 },
  longPressThreshold: 250,
  // One slot an hour.
  step: 60,
  timeslots: 1,
  // The other algorithm draws two short consecutive visits side by side.
  dayLayoutAlgorithm: 'no-overlap',
  formats,
  scrollToTime: new Date(2000, 0, 1, 8),
  getNow: () => wallClockAt(clinicNow(), clinicZone()),
} satisfies CalendarProps;

/** Makes Enter and Space open an event. */
export const onEventKey =
  <Event extends object>(open: (event: Event) => void) =>
  (event: Event, press: SyntheticEvent) => {
    const { key } = press as KeyboardEvent<HTMLElement>;
    if (key !== 'Enter' && key !== ' ') return;
    press.preventDefault();
    open(event);
  };
