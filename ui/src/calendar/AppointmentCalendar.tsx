import Box from '@mui/material/Box';
import { useMemo, useRef } from 'react';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { calendarFrame } from './calendar-frame.ts';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { DrawnCalendar, type DrawnProps } from './DrawnCalendar.tsx';
import { useCalendarRoles } from './useCalendarRoles.ts';
import { useMeasuredRows } from './useMeasuredRows.ts';
import { useWeekInSight } from './useWeekInSight.ts';
import { weekColumns } from './week-columns.ts';

const WORDS = { noEventsInRange: 'No visits in these days.' };
/** After a failed request the calendar must not say "no appointments". */
const UNKNOWN = { noEventsInRange: '' };

interface Props extends DrawnProps {
  reading: boolean;
  failure?: string;
  onRetry: () => void;
  /** Tells which days (yyyy-MM-dd) a week may fold; must be stable. */
  isClosed?: (day: string) => boolean;
}

export function AppointmentCalendar({ reading, failure, onRetry, isClosed, ...drawn }: Props) {
  const { view, date, day, from, go } = drawn.place;
  const frame = useRef<HTMLDivElement>(null);
  useCalendarRoles(frame);
  useMeasuredRows(frame);
  const week = view === 'week';
  const { events, bands } = drawn;
  const columns = useMemo(
    () => (week ? weekColumns({ from, visits: events, bands, isClosed }) : {}),
    [week, from, events, bands, isClosed],
  );
  useWeekInSight(frame, week ? from : undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CalendarToolbar view={view} date={date} onGo={go} />
      {failure && <FailureNotice sentence={failure} onRetry={onRetry} />}
      <Box sx={{ position: 'relative', height: 0 }}>
        {reading && (
          <Box
            component="progress"
            aria-label="Reading appointments"
            sx={{ position: 'absolute', bottom: 0, width: '100%', height: 4, accentColor: 'var(--maroon)' }}
          />
        )}
      </Box>
      <Box ref={frame} sx={calendarFrame} style={columns} data-quarters={drawn.timeslots === 4}>
        {/* Redrawn at midnight, since today is marked. */}
        <DrawnCalendar key={day} {...drawn} messages={failure ? UNKNOWN : WORDS} />
      </Box>
    </Box>
  );
}
