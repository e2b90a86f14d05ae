import 'react-big-calendar/lib/css/react-big-calendar.css';
import type { Appointment } from '@clinic/contract/appointments';
import Box from '@mui/material/Box';
import { useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import type { withDragAndDropProps } from 'react-big-calendar/lib/addons/dragAndDrop';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import {
  EventText,
  EventWrapper,
  type AppointmentEvent,
  type EventWrapperProps,
} from './appointment-events.tsx';
import { drawnText, drawnWrapper, isAppointment, type CalendarBand, type Drawn } from './calendar-bands.tsx';
import { calendarFrame } from './calendar-frame.ts';
import { calendarProps, onEventKey } from './calendar-props.ts';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { DateButton, dateButtonWith } from './DateButton.tsx';
import type { useCalendarPlace } from './useCalendarPlace.ts';
import { useCalendarRoles } from './useCalendarRoles.ts';

/** A column of a day that has several. */
export interface CalendarColumn {
  id: string;
  title: string;
}

type Library = CalendarProps<Drawn, CalendarColumn>;

/** What is the library's own business. */
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
>;

type DragProps = Pick<
  withDragAndDropProps<Drawn, CalendarColumn>,
  'onEventDrop' | 'onEventResize' | 'draggableAccessor' | 'resizable'
>;

interface Props extends LibraryProps {
  place: ReturnType<typeof useCalendarPlace>;
  /** Stable, like the components. */
  events: AppointmentEvent[];
  /** Behind them, in days and weeks. */
  bands?: CalendarBand[];
  reading: boolean;
  /** Why the appointments could not be read. */
  failure?: string;
  onRetry: () => void;
  eventStyle: (event: AppointmentEvent) => ReturnType<NonNullable<Library['eventPropGetter']>>;
  /** What stands on an event. */
  Text?: (props: { event: AppointmentEvent }) => ReactNode;
  /** A line of the agenda. */
  Agenda: (props: { event: AppointmentEvent }) => ReactNode;
  /** Around each event, what makes a button of it. */
  Wrapper?: (props: EventWrapperProps) => ReactNode;
  /** The calendar that is drawn, where it can do more than the plain one and makes buttons itself; what that asks for. */
  Drawing?: ComponentType<Library & DragProps>;
  drag?: DragProps;
  /** What is special about a day (yyyy-MM-dd), in the month. */
  dayNote?: (day: string) => string | undefined;
  onOpen: (appointment: Appointment) => void;
}

/** The calendar of appointments; where it stands is in the address. */
export function AppointmentCalendar({
  place,
  events,
  reading,
  failure,
  onRetry,
  eventStyle,
  ...rest
}: Props) {
  const { Agenda, Text = EventText, Wrapper = EventWrapper, onOpen, bands, drag, dayNote, ...more } = rest;
  const { Drawing, ...library } = more;
  const Drawer = Drawing ?? (Calendar as ComponentType<Library & DragProps>);
  const wraps = Drawing === undefined;
  const { view, date, drawn, go } = place;
  const frame = useRef<HTMLDivElement>(null);
  useCalendarRoles(frame);
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
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CalendarToolbar view={view} date={date} onGo={go} />
      {failure && <FailureNotice sentence={failure} onRetry={onRetry} />}
      <Box sx={{ height: 4 }}>
        {reading && (
          <Box
            component="progress"
            aria-label="Reading appointments"
            sx={{ display: 'block', width: '100%', height: 4, accentColor: 'var(--maroon)' }}
          />
        )}
      </Box>
      <Box ref={frame} sx={calendarFrame} data-quarters={library.timeslots === 4}>
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
          // Of the agenda it would fill whole rows.
          eventPropGetter={drawn.view === 'agenda' ? undefined : styleOf}
          components={components}
          onSelectEvent={open}
          onKeyPressEvent={onEventKey(open)}
        />
      </Box>
    </Box>
  );
}
