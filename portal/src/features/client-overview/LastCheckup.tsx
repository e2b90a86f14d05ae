import { CHECKUP_FIELDS, CHECKUP_LABELS, emptyCheckup } from '@clinic/contract/care/checkups/checkups';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { checkupDay } from '@clinic/contract/care/client-measures/measured-day';
import { clinicZone } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../components/QueryView.tsx';
import { checkupsQuery } from '../checkups/api.ts';
import { OverviewPart } from './OverviewPart.tsx';

export function LastCheckup({ clientId }: { clientId: string }) {
  const checkups = useQuery(checkupsQuery(clientId));
  // A consultation with nothing but a note has no checkup to show.
  const last = checkups.data?.find(({ fields, measures }) => !emptyCheckup(fields, measures));
  return (
    <OverviewPart
      title={last ? `Checkup of ${formatDay(checkupDay(last, clinicZone()))}` : 'Last checkup'}
      to={`/doctor/checkup/${clientId}`}
      link="Checkups"
    >
      <QueryView query={checkups} errorText={() => 'The checkups could not be loaded.'}>
        {() =>
          last ? (
            <Box component="dl" sx={{ m: 0 }}>
              {CHECKUP_FIELDS.filter((name) => last.fields[name]).map((name) => (
                <Box key={name} sx={{ display: 'flex', gap: 2, py: 0.5 }}>
                  <Box component="dt" sx={{ color: 'text.secondary', flex: '0 0 132px' }}>
                    {CHECKUP_LABELS[name]}
                  </Box>
                  <Box
                    component="dd"
                    sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', minWidth: 0 }}
                  >
                    {last.fields[name]}
                  </Box>
                </Box>
              ))}
            </Box>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>No checkup yet.</Typography>
          )
        }
      </QueryView>
    </OverviewPart>
  );
}
