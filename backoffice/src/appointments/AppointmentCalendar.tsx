import 'react-big-calendar/lib/css/react-big-calendar.css';
import type { Appointment } from '@clinic/contract/appointments';
import { calendarDay, visibleDays } from '@clinic/theme/calendar/calendar-days.ts';
import { calendarFrame } from '@clinic/theme/calendar/calendar-frame.ts';
import { calendarProps, onEventKey } from '@clinic/theme/calendar/calendar-props.ts';
import { DateButton } from '@clinic/theme/calendar/DateButton.tsx';
import { useMendedRoles } from '@clinic/theme/calendar/useMendedRoles.ts';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Calendar, type View } from 'react-big-calendar';
import { useNavigate } from 'react-router';
import { dateOfDay } from '../forms/days.ts';
import { today } from '@clinic/theme/clinic-page';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { sentenceOf } from '../providers/refusal.ts';
import { useServer } from '../providers/useServer.ts';
import { AgendaEvent } from './AgendaEvent.tsx';
import { CalendarEventText, CalendarEventWrapper } from './CalendarEvent.tsx';
import { CalendarLegend } from './CalendarLegend.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { eventOf, eventStyle, type CalendarEvent } from './calendarEvents.ts';

interface Props {
  /** The view to start with; without one, the month, or the agenda on a phone. */
  firstView?: View;
  onOpen: (appointment: Appointment) => void;
}

const components = {
  event: CalendarEventText,
  eventWrapper: CalendarEventWrapper,
  month: { dateHeader: DateButton },
  agenda: { event: AgendaEvent },
};

/** The desk's calendar: reads only the days that it shows. */
const AppointmentCalendar = ({ firstView, onOpen }: Props) => {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [view, setView] = useState<View>(firstView ?? (wide ? 'month' : 'agenda'));
  const [date, setDate] = useState(() => dateOfDay(today()) ?? new Date());
  const frame = useRef<HTMLDivElement>(null);
  const server = useServer();
  const navigate = useNavigate();
  const { from, to } = visibleDays(view, date);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['appointmentsBetween', from, to],
    queryFn: () => server((api) => api.clinic.appointmentsBetween(from, to)),
    placeholderData: (before) => before,
    refetchInterval: 60_000,
  });
  const events = useMemo(() => (data?.appointments ?? []).map(eventOf), [data]);
  useMendedRoles(frame);
  const open = ({ appointment }: CalendarEvent) => onOpen(appointment);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CalendarToolbar view={view} date={date} onView={setView} onDate={setDate} />
      {error && (
        <FailureNotice
          sentence={sentenceOf(error) ?? 'An error occurred while fetching appointments'}
          onRetry={() => void refetch()}
        />
      )}
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label="Reading appointments" />}</Box>
      <Box ref={frame} sx={calendarFrame}>
        <Calendar<CalendarEvent>
          {...calendarProps}
          events={events}
          date={date}
          view={view}
          onNavigate={setDate}
          onView={setView}
          onDrillDown={(day) => {
            setDate(day);
            setView('day');
          }}
          selectable
          eventPropGetter={view === 'agenda' ? undefined : eventStyle}
          components={components}
          onSelectEvent={open}
          onKeyPressEvent={onEventKey(open)}
          onSelectSlot={({ start }) => void navigate(`/book-appointment?date=${calendarDay(start)}`)}
        />
      </Box>
      <CalendarLegend />
    </Box>
  );
};

export default AppointmentCalendar;
