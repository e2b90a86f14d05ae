import 'react-big-calendar/lib/css/react-big-calendar.css';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { memo, useMemo, type ComponentType, type ReactNode } from 'react';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import type { withDragAndDropProps } from 'react-big-calendar/lib/addons/dragAndDrop';
import {
  EventText,
  EventWrapper,
  type AppointmentEvent,
  type EventWrapperProps,
} from './appointment-events.tsx';
import { drawnText, drawnWrapper, isAppointment, type CalendarBand, type Drawn } from './calendar-bands.tsx';
import { calendarProps, onEventKey } from './calendar-props.ts';
import { DateButton, dateButtonWith } from './DateButton.tsx';
import type { useCalendarPlace } from './useCalendarPlace.ts';
import { useDayList } from './useDayList.ts';

export interface CalendarColumn {
  id: string;
  title: string;
}

type Library = CalendarProps<Drawn, CalendarColumn>;

/** Props that only the library needs. */
type LibraryProps = Pick<
  Library,
  | 'selectable'
  | 'onSelectSlot'
  | 'tooltipAccessor'
  | 'step'
  | 'timeslots'
  | 'resources'
  | 'slotPropGetter'
  | 'dayPropGetter'
  | 'messages'
>;

type DragProps = Pick<
  withDragAndDropProps<Drawn, CalendarColumn>,
  'onEventDrop' | 'onEventResize' | 'draggableAccessor' | 'resizable'
>;

/** All props must be stable: a new object or function redraws hundreds of visits. */
export interface DrawnProps extends LibraryProps {
  place: ReturnType<typeof useCalendarPlace>;
  events: AppointmentEvent[];
  /** Bands behind the events, in days and weeks. */
  bands?: CalendarBand[];
  eventStyle: (event: AppointmentEvent) => ReturnType<NonNullable<Library['eventPropGetter']>>;
  Text?: (props: { event: AppointmentEvent }) => ReactNode;
  Agenda: (props: { event: AppointmentEvent }) => ReactNode;
  Wrapper?: (props: EventWrapperProps) => ReactNode;
  /** A calendar with more abilities that makes its own buttons, and its further props. */
  Drawing?: ComponentType<Library & DragProps>;
  drag?: DragProps;
  /** Returns the note on a day (yyyy-MM-dd), in the month. */
  dayNote?: (day: string) => string | undefined;
  onOpen: (appointment: Appointment) => void;
}

/** The library's calendar, redrawn only when its contents change. */
export const DrawnCalendar = memo(function DrawnCalendar({ place, events, eventStyle, ...rest }: DrawnProps) {
  const { Agenda, Text = EventText, Wrapper = EventWrapper, onOpen, bands, drag, dayNote, ...more } = rest;
  const { Drawing, ...library } = more;
  const Drawer = Drawing ?? (Calendar as ComponentType<Library & DragProps>);
  const wraps = Drawing === undefined;
  const { drawn, go } = place;
  const showDayList = useDayList();
  const components = useMemo(
    () => ({
      event: drawnText(Text),
      ...(wraps && { eventWrapper: drawnWrapper(Wrapper) }),
      month: { dateHeader: dayNote ? dateButtonWith(dayNote) : DateButton },
      agenda: { event: drawnText(Agenda) },
    }),
    [Agenda, Text, Wrapper, dayNote, wraps],
  );
  const styleOf = useMemo(() => (one: Drawn) => (isAppointment(one) ? eventStyle(one) : {}), [eventStyle]);
  const open = (event: Drawn) => {
    if (isAppointment(event)) onOpen(event.appointment);
  };
  return (
    <Drawer
      {...calendarProps}
      {...library}
      {...drag}
      events={events}
      backgroundEvents={bands}
      {...drawn}
      onNavigate={(next) => go({ date: next })}
      onView={(next) => go({ view: next })}
      onDrillDown={(day) => go({ view: 'day', date: day })}
      // In the agenda the colour would fill whole rows.
      eventPropGetter={drawn.view === 'agenda' ? undefined : styleOf}
      components={components}
      onSelectEvent={open}
      onShowMore={showDayList}
      onKeyPressEvent={onEventKey(open)}
    />
  );
});
