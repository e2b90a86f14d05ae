import { counted } from '@clinic/contract/counted';
import type { Appointment } from '@clinic/contract/appointments';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { typeText, whenText } from './appointment-words.ts';

type Fact = [term: string, value: ReactNode];

interface Props {
  appointment: Appointment;
  /** Off where the notes are edited anyway. */
  withOurNotes?: boolean;
}

/** What is known about an appointment, as a list of terms. */
export function AppointmentFacts({ appointment, withOurNotes = true }: Props) {
  const badge = <AppointmentBadge status={appointment.status} />;
  const facts: Fact[] = [
    ['Status', badge],
    ['Client', appointment.client.name],
    ['Doctor', appointment.doctor.name],
    ['Assistant', appointment.assistant?.name ?? '–'],
    ['When', whenText(appointment)],
    ['Duration', counted(appointment.duration, 'minute')],
    ['Type', typeText(appointment)],
    ['Plan', appointment.planType ?? 'No active program'],
    ...(appointment.clientNotes ? [['Client notes', appointment.clientNotes] as Fact] : []),
    ...(withOurNotes && appointment.assistantNotes
      ? [['Our notes', appointment.assistantNotes] as Fact]
      : []),
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
        columnGap: 4,
        rowGap: 1,
        m: 0,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      }}
    >
      {facts.map(([term, value]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
