import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { momentOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export const AppointmentHistory = ({ appointment }: { appointment: Appointment }) => (
  <Box>
    <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
      History
    </Typography>
    {appointment.changes.length === 0 && <Typography color="textSecondary">No changes.</Typography>}
    <Box component="ol" sx={{ m: 0, pl: 5 }}>
      {appointment.changes.map(({ at, by, what, reason }) => (
        <li key={`${at}-${what}`}>
          {what}, {by.name} ({by.role}), {momentOf(at)}
          {reason && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              Reason: {reason}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  </Box>
);
