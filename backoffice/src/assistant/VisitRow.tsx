import type { Appointment } from '@clinic/contract/appointments';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { typeText, whenText } from '../appointments/appointment-words.ts';

interface Props {
  appointment: Appointment;
  /** What is special about it, beside the name. */
  note?: ReactNode;
  actions: ReactNode;
}

/** A visit of a worklist with what can be done about it. */
export const VisitRow = ({ appointment, note, actions }: Props) => (
  <ListItem divider sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
    <Box sx={{ minWidth: 0, flex: '1 1 240px', overflowWrap: 'anywhere' }}>
      <Typography>
        <strong>{appointment.client.name}</strong>
        {note && <> · {note}</>}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {whenText(appointment)} · {appointment.doctor.name} · {typeText(appointment)}
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{actions}</Box>
  </ListItem>
);
