import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../components/Panel.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { useNow } from '@clinic/ui/session/useNow.ts';
import { placeWord } from '@clinic/ui/calendar/place-word.ts';
import { AppointmentBadge } from '@clinic/ui/calendar/AppointmentBadge.tsx';
import { whenText } from '../appointments/appointment-texts.ts';
import { clientAppointmentsQuery } from './client-appointments.ts';
import { toCome } from './end-program.ts';

interface Props {
  clientId: string;
  cancel: boolean;
  onCancelChange: (cancel: boolean) => void;
}

export function UpcomingAppointments({ clientId, cancel, onCancelChange }: Props) {
  const now = useNow();
  const appointments = useQuery(clientAppointmentsQuery(clientId));
  return (
    <Panel title="Upcoming appointments">
      <QueryView
        query={appointments}
        skeleton={<ContentSkeleton rows={1} height={44} />}
        errorText={() => 'The appointments could not be loaded.'}
      >
        {(known) => {
          const upcoming = toCome(known, now);
          if (upcoming.length === 0) return <Typography>None.</Typography>;
          return (
            <>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {upcoming.map((appointment) => {
                  const { day, time } = whenText(appointment);
                  return (
                    <Box
                      component="li"
                      key={appointment.id}
                      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', py: 1 }}
                    >
                      <Box sx={{ flex: '1 1 220px' }}>
                        {[day, time, appointment.doctor.name, placeWord(appointment)]
                          .filter(Boolean)
                          .join(', ')}
                      </Box>
                      <AppointmentBadge status={appointment.status} />
                    </Box>
                  );
                })}
              </Box>
              <FormControlLabel
                sx={{ mt: 2 }}
                control={
                  <Checkbox checked={cancel} onChange={(event) => onCancelChange(event.target.checked)} />
                }
                label="Cancel the upcoming appointments in the same step"
              />
            </>
          );
        }}
      </QueryView>
    </Panel>
  );
}
