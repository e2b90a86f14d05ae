import 'react-big-calendar/lib/css/react-big-calendar.css';
import type { Appointment } from '@clinic/contract/appointments';
import Box from '@mui/material/Box';
import { useMemo, useRef, type ReactNode } from 'react';
import { Calendar, type CalendarProps } from 'react-big-calendar';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import {
  EventText,
  EventWrapper,
  type AppointmentEvent,
  type EventWrapperProps,
} from './appointment-events.tsx';
import { calendarFrame } from './calendar-frame.ts';
import { calendarProps, onEventKey } from './calendar-props.ts';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { DateButton } from './DateButton.tsx';
import type { useCalendarPlace } from './useCalendarPlace.ts';
import { useCalendarRoles } from './useCalendarRoles.ts';

type Library = CalendarProps<AppointmentEvent>;

interface Props extends Pick<Library, 'selectable' | 'onSelectSlot' | 'tooltipAccessor'> {
  place: ReturnType<typeof useCalendarPlace>;
  /** Stable, like the components. */
  events: AppointmentEvent[];
  reading: boolean;
  /** Why the appointments could not be read. */
  failure?: string;
  onRetry: () => void;
  eventStyle: NonNullable<Library['eventPropGetter']>;
  /** A line of the agenda. */
  Agenda: (props: { event: AppointmentEvent }) => ReactNode;
  /** Around each event, what makes a button of it. */
  Wrapper?: (props: EventWrapperProps) => ReactNode;
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
  const { Agenda, Wrapper = EventWrapper, onOpen, ...library } = rest;
  const { view, date, drawn, go } = place;
  const frame = useRef<HTMLDivElement>(null);
  useCalendarRoles(frame);
  const components = useMemo(
    () => ({
      event: EventText,
      eventWrapper: Wrapper,
      month: { dateHeader: DateButton },
      agenda: { event: Agenda },
    }),
    [Agenda, Wrapper],
  );
  const open = ({ appointment }: AppointmentEvent) => onOpen(appointment);
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
      <Box ref={frame} sx={calendarFrame}>
        <Calendar<AppointmentEvent>
          {...calendarProps}
          {...library}
          events={events}
          {...drawn}
          onNavigate={(next) => go({ date: next })}
          onView={(next) => go({ view: next })}
          onDrillDown={(day) => go({ view: 'day', date: day })}
          // Of the agenda it would fill whole rows.
          eventPropGetter={drawn.view === 'agenda' ? undefined : eventStyle}
          components={components}
          onSelectEvent={open}
          onKeyPressEvent={onEventKey(open)}
        />
      </Box>
    </Box>
  );
}
