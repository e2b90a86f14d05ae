import type { Appointment } from '@clinic/contract/scheduling/appointments';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { AppointmentHistory } from './AppointmentHistory.tsx';

/** The detail pane of a visit, read-only, with its history; `client` links to the client. */
const VisitBeside = ({ visit, client }: { visit: Appointment; client: ReactNode }) => (
  <>
    <Typography component="h2" variant="h2" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {visit.client.name}
    </Typography>
    <Box sx={{ mb: 5 }}>
      <AppointmentFacts appointment={visit} client={client} />
    </Box>
    <AppointmentHistory appointment={visit} />
  </>
);

export default VisitBeside;
