import { appointmentCalls } from '@clinic/contract/appointment-calls';
import type { Appointment } from '@clinic/contract/appointments';
import { AppointmentCalendar } from '@clinic/ui/calendar/AppointmentCalendar.tsx';
import { calendarDay } from '@clinic/ui/calendar/calendar-days.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useCalendarPlace } from '@clinic/ui/calendar/useCalendarPlace.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useServer } from '../providers/useServer.ts';
import { AgendaEvent } from './AgendaEvent.tsx';
import { CalendarLegend } from './CalendarLegend.tsx';
import { deskEventOf, eventStyle } from './calendar-events.ts';

interface Props {
  onOpen: (appointment: Appointment) => void;
}

/** The desk's calendar: reads only the days that it shows. */
const DeskCalendar = ({ onOpen }: Props) => {
  const place = useCalendarPlace();
  const { from, to } = place;
  const server = useServer();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['appointmentsBetween', from, to],
    queryFn: () => server((api) => api.call(appointmentCalls.all, { query: { from, to } })),
    placeholderData: (before) => before,
    refetchInterval: 60_000,
  });
  const events = useMemo(() => (data?.appointments ?? []).map(deskEventOf), [data]);
  return (
    <>
      <AppointmentCalendar
        place={place}
        events={events}
        reading={isFetching}
        failure={error ? failureText(error, 'An error occurred while fetching appointments') : undefined}
        onRetry={() => void refetch()}
        eventStyle={eventStyle}
        Agenda={AgendaEvent}
        onOpen={onOpen}
        selectable
        onSelectSlot={({ start }) => void navigate(`/book-appointment?date=${calendarDay(start)}`)}
      />
      <CalendarLegend />
    </>
  );
};

export default DeskCalendar;
