import { effectiveTime } from '@clinic/contract/appointment-rules';
import { formatTime } from '@clinic/contract/clinic-calendar';
import Box from '@mui/material/Box';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import type { AppointmentEvent } from '@clinic/ui/calendar/appointment-events.tsx';

/** A line of the agenda; pressing it opens the appointment, since the press reaches the cell around it. */
export const AgendaEvent = ({ event: { appointment } }: { event: AppointmentEvent }) => (
  <Box
    component="button"
    type="button"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
      alignItems: 'center',
      width: '100%',
      p: 0,
      border: 0,
      bgcolor: 'transparent',
      font: 'inherit',
      color: 'inherit',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
    }}
  >
    <span>
      <span className="agenda-time">{formatTime(effectiveTime(appointment).time)} </span>
      <strong>{appointment.client.name}</strong> with {appointment.doctor.name}
    </span>
    <AppointmentBadge {...appointment} />
  </Box>
);
