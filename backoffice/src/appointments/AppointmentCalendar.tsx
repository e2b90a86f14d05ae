import { failureText } from '@clinic/ui/session/api-error.ts';
import { appointmentCalls } from '@clinic/contract/appointment-calls';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import type { Appointment } from '@clinic/contract/appointments';
import {
  addressWith,
  calendarDay,
  drawnView,
  placeIn,
  visibleDays,
  type CalendarPlace,
} from '@clinic/ui/calendar/calendar-days.ts';
import { calendarFrame } from '@clinic/ui/calendar/calendar-frame.ts';
import { calendarProps, onEventKey } from '@clinic/ui/calendar/calendar-props.ts';
import { DateButton } from '@clinic/ui/calendar/DateButton.tsx';
import { useCalendarRoles } from '@clinic/ui/calendar/useCalendarRoles.ts';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Calendar } from 'react-big-calendar';
import { useNavigate, useSearchParams } from 'react-router';
import { today } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { useServer } from '../providers/useServer.ts';
import { AgendaEvent } from './AgendaEvent.tsx';
import { CalendarEventText, CalendarEventWrapper } from './CalendarEvent.tsx';
import { CalendarLegend } from './CalendarLegend.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { eventOf, eventStyle, type CalendarEvent } from './calendar-events.ts';

interface Props {
  onOpen: (appointment: Appointment) => void;
}

const components = {
  event: CalendarEventText,
  eventWrapper: CalendarEventWrapper,
  month: { dateHeader: DateButton },
  agenda: { event: AgendaEvent },
};

/** The desk's calendar: reads only the days that it shows. The address keeps where it stands. */
function AppointmentCalendar({ onOpen }: Props) {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [address, setAddress] = useSearchParams();
  const { view, date } = placeIn(address, wide ? 'month' : 'agenda', today());
  const go = (place: Partial<CalendarPlace>) =>
    setAddress((now) => addressWith(now, place, today()), { replace: true });
  const frame = useRef<HTMLDivElement>(null);
  const server = useServer();
  const navigate = useNavigate();
  const { from, to } = visibleDays(view, date);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['appointmentsBetween', from, to],
    queryFn: () => server((api) => api.call(appointmentCalls.all, { query: { from, to } })),
    placeholderData: (before) => before,
    refetchInterval: 60_000,
  });
  const drawn = drawnView(view, date, !wide);
  const events = useMemo(() => (data?.appointments ?? []).map(eventOf), [data]);
  useCalendarRoles(frame);
  const open = ({ appointment }: CalendarEvent) => onOpen(appointment);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CalendarToolbar
        view={view}
        date={date}
        onView={(next) => go({ view: next })}
        onDate={(next) => go({ date: next })}
      />
      {error && (
        <FailureNotice
          sentence={failureText(error, 'An error occurred while fetching appointments')}
          onRetry={() => void refetch()}
        />
      )}
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label="Reading appointments" />}</Box>
      <Box ref={frame} sx={calendarFrame}>
        <Calendar<CalendarEvent>
          {...calendarProps}
          events={events}
          {...drawn}
          onNavigate={(next) => go({ date: next })}
          onView={(next) => go({ view: next })}
          onDrillDown={(day) => go({ view: 'day', date: day })}
          selectable
          eventPropGetter={drawn.view === 'agenda' ? undefined : eventStyle}
          components={components}
          onSelectEvent={open}
          onKeyPressEvent={onEventKey(open)}
          onSelectSlot={({ start }) => void navigate(`/book-appointment?date=${calendarDay(start)}`)}
        />
      </Box>
      <CalendarLegend />
    </Box>
  );
}

export default AppointmentCalendar;
