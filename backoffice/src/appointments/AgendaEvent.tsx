import Box from '@mui/material/Box';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { eventTime, eventWord, type AppointmentEvent } from '@clinic/ui/calendar/appointment-events.tsx';
import { placeWord } from '@clinic/ui/calendar/place-word.ts';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';

/** A line of the agenda; a press on it reaches the surrounding cell, which opens the appointment. */
export const AgendaEvent = ({ event }: { event: AppointmentEvent }) => (
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
      <span className="agenda-time">{eventTime(event)} </span>
      <strong>{event.appointment.client.name}</strong> with {event.appointment.doctor.name}
      {event.appointment.series && ` · ${placeWord(event.appointment)}`}
    </span>
    {event.wish ? (
      <StatusBadge tone="waiting">{eventWord(event)}</StatusBadge>
    ) : (
      <AppointmentBadge {...event.appointment} />
    )}
  </Box>
);
