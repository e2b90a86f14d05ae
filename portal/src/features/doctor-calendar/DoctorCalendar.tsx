import 'react-big-calendar/lib/css/react-big-calendar.css';
import type { Appointment } from '@clinic/contract/appointments';
import { calendarFrame } from '@clinic/ui/calendar/calendar-frame.ts';
import {
  addressWith,
  drawnView,
  placeIn,
  visibleDays,
  wallClock,
  type CalendarPlace,
} from '@clinic/ui/calendar/calendar-days.ts';
import { calendarProps, onEventKey } from '@clinic/ui/calendar/calendar-props.ts';
import { DateButton } from '@clinic/ui/calendar/DateButton.tsx';
import { useCalendarRoles } from '@clinic/ui/calendar/useCalendarRoles.ts';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Calendar, type View } from 'react-big-calendar';
import { useSearchParams } from 'react-router';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { today } from '@clinic/ui/clinic-page';
import { appointmentsBetweenQuery } from './api.ts';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import {
  agendaEvent,
  eventOf,
  EventText,
  eventStyle,
  EventWrapper,
  type CalendarEvent,
} from './calendar-events.tsx';

const parts = { event: EventText, eventWrapper: EventWrapper, month: { dateHeader: DateButton } };
/** Of the popup that month cells open when they overflow, in pixels (specification 2, section 9). */
const popupOffset = { x: 30, y: 30 };
/** Milliseconds until a touch counts as a long press (specification 2, section 9). */
const LONG_PRESS = 250;

/** From this width on the month is readable; below it the agenda comes first (specification 2, section 9). */
const WIDE = '(min-width: 768px)';
const frameStyle = {
  ...calendarFrame,
  '& .rbc-overlay': { width: 200 },
  '& .rbc-button-link': { font: 'inherit' },
  '& .rbc-agenda-event-cell .rbc-button-link': {
    width: '100%',
    maxWidth: 420,
    minHeight: 32,
    textAlign: 'left',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    p: '4px 8px',
    borderRadius: '5px',
  },
} as const;

/** The doctor's own appointments; reads only the days that it shows. */
export function DoctorCalendar({ onOpen }: { onOpen: (appointment: Appointment) => void }) {
  const [address, setAddress] = useSearchParams();
  const [firstView] = useState<View>(() => (matchMedia(WIDE).matches ? 'month' : 'agenda'));
  const { view, date } = placeIn(address, firstView, today());
  const go = (place: Partial<CalendarPlace>) =>
    setAddress((now) => addressWith(now, place, today()), { replace: true, preventScrollReset: true });
  const frame = useRef<HTMLDivElement>(null);
  const { from, to } = visibleDays(view, date);
  const drawn = drawnView(view, date, !useMediaQuery(WIDE, { noSsr: true }));
  const appointments = useQuery(appointmentsBetweenQuery(from, to));
  const events = useMemo(() => (appointments.data ?? []).map(eventOf), [appointments.data]);
  useCalendarRoles(frame);
  // The library's agenda shows events as plain text: here they open like everywhere else.
  const components = useMemo(() => ({ ...parts, agenda: { event: agendaEvent(onOpen) } }), [onOpen]);
  const open = ({ appointment }: CalendarEvent) => onOpen(appointment);

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CalendarToolbar
        view={view}
        date={date}
        today={wallClock({ date: today(), time: '00:00' })}
        onView={(next) => go({ view: next })}
        onDate={(next) => go({ date: next })}
      />
      {appointments.isError && (
        <FailureNotice
          sentence="The appointments could not be loaded."
          onRetry={() => void appointments.refetch()}
        />
      )}
      <Box sx={{ height: 4 }}>
        {appointments.isFetching && (
          <Box
            component="progress"
            aria-label="Reading appointments"
            sx={{ display: 'block', width: '100%', height: 4, accentColor: 'var(--maroon)' }}
          />
        )}
      </Box>
      <Box ref={frame} sx={frameStyle}>
        <Calendar<CalendarEvent>
          {...calendarProps}
          events={events}
          {...drawn}
          onNavigate={(next) => go({ date: next })}
          onView={(next) => go({ view: next })}
          onDrillDown={(day) => go({ view: 'day', date: day })}
          popupOffset={popupOffset}
          longPressThreshold={LONG_PRESS}
          tooltipAccessor={null}
          // Of the agenda it would fill whole rows; there the event's own button has it.
          eventPropGetter={drawn.view === 'agenda' ? undefined : eventStyle}
          components={components}
          onSelectEvent={open}
          onKeyPressEvent={onEventKey(open)}
        />
      </Box>
    </Box>
  );
}
