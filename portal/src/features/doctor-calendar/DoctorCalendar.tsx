import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { AppointmentCalendar } from '@clinic/ui/calendar/AppointmentCalendar.tsx';
import { eventsOf } from '@clinic/ui/calendar/appointment-events.tsx';
import { useCalendarPlace } from '@clinic/ui/calendar/useCalendarPlace.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appointmentsBetweenQuery } from './api.ts';
import { agendaEvent, DescribedEvent, eventStyle } from './calendar-events.tsx';

/** The doctor's own appointments; reads only the shown days. */
export function DoctorCalendar({ onOpen }: { onOpen: (appointment: Appointment) => void }) {
  const place = useCalendarPlace();
  const appointments = useQuery(appointmentsBetweenQuery(place.from, place.to));
  const events = useMemo(() => (appointments.data ?? []).flatMap(eventsOf), [appointments.data]);
  const Agenda = useMemo(() => agendaEvent(onOpen), [onOpen]);
  return (
    <AppointmentCalendar
      place={place}
      events={events}
      reading={appointments.isFetching}
      failure={appointments.isError ? 'The appointments could not be loaded.' : undefined}
      onRetry={() => void appointments.refetch()}
      eventStyle={eventStyle}
      Agenda={Agenda}
      Wrapper={DescribedEvent}
      onOpen={onOpen}
      tooltipAccessor={null}
    />
  );
}
