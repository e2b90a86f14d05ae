import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';
import { AppointmentCalendar } from '@clinic/ui/calendar/AppointmentCalendar.tsx';
import { calendarDay, wallClockAt } from '@clinic/ui/calendar/calendar-days.ts';
import type { CalendarColumn } from '@clinic/ui/calendar/DrawnCalendar.tsx';
import { useCalendarPlace } from '@clinic/ui/calendar/useCalendarPlace.ts';
import { clinicZone } from '@clinic/ui/clinic-page';
import { notify } from '@clinic/ui/layout/notify.ts';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, startTransition, useCallback, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import type { SlotInfo } from 'react-big-calendar';
import { ChoicesFailure } from '../layout/ChoicesFailure.tsx';
import { useServer } from '../providers/useServer.ts';
import { AgendaEvent } from './AgendaEvent.tsx';
import type { BookingStart } from './booking.ts';
import { CalendarLegend } from './CalendarLegend.tsx';
import { deskEventsOf, eventStyleOf } from './calendar-events.ts';
import { DeskEventText } from './DeskEventText.tsx';
import { DoctorFilter } from './DoctorFilter.tsx';
import { pressed } from './pressed-slot.ts';
import { useDrag } from './useDrag.ts';
import { useDeskHours } from './useDeskHours.ts';
import { useShownDoctors } from './useShownDoctors.ts';

const DragCalendar = lazy(() => import('@clinic/ui/calendar/DragCalendar.tsx'));
const MoveQuestion = lazy(() => import('./MoveQuestion.tsx'));

/** Most columns of a day; more would be too narrow for a word. */
const MAX_COLUMNS = 8;

interface Props {
  onOpen: (appointment: Appointment) => void;
  onBook: (start: BookingStart) => void;
  /** Called when a day of the month is pressed. */
  onBookDay: (date: string) => void;
}

/** Doctors with a column: among the shown ones, those with visits first. */
function columnsOf(shown: readonly CalendarColumn[], visits: readonly Appointment[]): CalendarColumn[] {
  const busy = new Map(visits.map(({ doctor }) => [doctor.id, { id: doctor.id, title: doctor.name }]));
  const idle = shown.filter(({ id }) => !busy.has(id));
  return [...busy.values(), ...idle]
    .slice(0, MAX_COLUMNS)
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

const DeskCalendar = ({ onOpen, onBook, onBookDay }: Props) => {
  const place = useCalendarPlace();
  const { from, to, view } = place;
  const server = useServer();
  const people = useShownDoctors();
  const { doctors, chosen, edges } = people;
  const mouse = useMediaQuery('(pointer: fine)', { noSsr: true });
  // True: a mouse came near. A month is mostly read, so drag and drop is loaded only then; other views load it at once.
  const [near, setNear] = useState(false);
  const draws = mouse && (near || view === 'week' || view === 'day');
  const { drag, asked, answered } = useDrag({ resizable: view !== 'month' });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['appointmentsBetween', from, to],
    queryFn: () => server((api) => api.call(appointmentCalls.all, { query: { from, to } })),
    placeholderData: (before) => before,
    refetchInterval: 60_000,
  });
  const visits = useMemo(
    () =>
      (data?.appointments ?? []).filter(({ doctor }) => chosen.length === 0 || chosen.includes(doctor.id)),
    [data, chosen],
  );
  const events = useMemo(() => visits.flatMap(deskEventsOf), [visits]);
  const shown = useMemo(
    () =>
      doctors
        .filter(({ id }) => chosen.length === 0 || chosen.includes(id))
        .map(({ id, name }) => ({ id, title: name })),
    [doctors, chosen],
  );
  const columns = useMemo(
    () => (view === 'day' ? columnsOf(shown, visits) : undefined),
    [view, shown, visits],
  );
  const { hours, dayPropGetter, ...drawnHours } = useDeskHours({
    from,
    to,
    doctors: columns ?? shown,
    columns: Boolean(columns),
  });
  const eventStyle = useMemo(() => eventStyleOf(edges), [edges]);

  const select = useCallback(
    ({ start, end, action, resourceId }: SlotInfo) => {
      const date = calendarDay(start);
      if (view === 'month') return onBookDay(date);
      if (start < wallClockAt(clinicNow(), clinicZone()))
        return notify.info('Please choose a time that is still to come.');
      return onBook(pressed({ start, end, action, resourceId }, shown));
    },
    [view, shown, onBookDay, onBook],
  );
  const doctorName = asked && doctors.find(({ id }) => id === asked.to.doctor)?.name;
  const hidden = shown.length - (columns?.length ?? shown.length);
  return (
    <>
      <DoctorFilter {...people} />
      <ChoicesFailure noun="doctors' hours" choices={hours} />
      {columns && hidden > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {columns.length} of {shown.length} doctors are shown, those with visits first. Choose whom to see
          above.
        </Typography>
      )}
      <Box
        onPointerOver={({ target }) => {
          if (target instanceof Element && target.closest('.rbc-event')) startTransition(() => setNear(true));
        }}
      >
        <Suspense fallback={<ContentSkeleton rows={1} height={620} />}>
          <AppointmentCalendar
            place={place}
            events={events}
            reading={isFetching}
            failure={error ? failureText(error, 'An error occurred while fetching appointments') : undefined}
            onRetry={() => void refetch()}
            eventStyle={eventStyle}
            Text={DeskEventText}
            Agenda={AgendaEvent}
            onOpen={onOpen}
            selectable
            onSelectSlot={select}
            step={15}
            timeslots={4}
            resources={columns}
            {...drawnHours}
            dayPropGetter={view === 'month' ? dayPropGetter : undefined}
            {...(draws && { Drawing: DragCalendar, drag })}
          />
        </Suspense>
      </Box>
      <CalendarLegend />
      {asked && (
        <Suspense>
          <MoveQuestion
            {...asked}
            doctorName={doctorName ?? asked.appointment.doctor.name}
            onClose={answered}
            onMoved={answered}
          />
        </Suspense>
      )}
    </>
  );
};

export default DeskCalendar;
