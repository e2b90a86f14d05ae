import type { Appointment } from '@clinic/contract/appointments';
import { effectiveTime } from '@clinic/contract/appointment-rules';
import { formatTime } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/counted';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Panel } from '../../components/Panel.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { today } from '@clinic/ui/clinic-page';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { useNow } from '../../lib/useNow.ts';
import { appointmentsBetweenQuery } from './api.ts';

/** Who comes today, in the order of the day. */
export function TodaysAppointments() {
  const day = today();
  const now = useNow();
  const appointments = useQuery(appointmentsBetweenQuery(day, day));
  return (
    <Panel title="Today">
      <QueryView
        query={appointments}
        skeleton={<ContentSkeleton rows={2} height={40} />}
        errorText={() => "Today's appointments could not be loaded."}
      >
        {(found) => {
          const expected = found
            .filter(({ status }) => status !== 'cancelled')
            .toSorted((one, other) => one.start.localeCompare(other.start));
          if (expected.length === 0) return <>No appointments today.</>;
          return (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {expected.map((appointment) => (
                <Box
                  component="li"
                  key={appointment.id}
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    columnGap: 4,
                    py: 2,
                    borderTop: '1px solid var(--line)',
                  }}
                >
                  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 84 }}>
                    {formatTime(effectiveTime(appointment).time)}
                  </Box>
                  <Box
                    component={Link}
                    to={`/doctor/client-plan/${appointment.client.id}`}
                    sx={{ flex: 1, minWidth: 140, py: 2, color: 'var(--river)', overflowWrap: 'anywhere' }}
                  >
                    {appointment.client.name}
                  </Box>
                  <Waiting appointment={appointment} now={now} />
                  <AppointmentBadge {...appointment} />
                </Box>
              ))}
            </Box>
          );
        }}
      </QueryView>
    </Panel>
  );
}

/** How long somebody who has arrived has been sitting there. */
function Waiting({ appointment: { outcome, outcomeAt }, now }: { appointment: Appointment; now: Date }) {
  if (outcome !== 'arrived' || !outcomeAt) return null;
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(outcomeAt)) / 60_000));
  return <span>{minutes === 0 ? 'Has just arrived' : `Waiting for ${counted(minutes, 'minute')}`}</span>;
}
