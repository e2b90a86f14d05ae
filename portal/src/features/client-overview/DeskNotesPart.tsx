import { momentOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../components/QueryView.tsx';
import { deskNotesQuery } from './api.ts';
import { OverviewPart } from './OverviewPart.tsx';

/** The front desk's notes about the client, read-only. */
export function DeskNotesPart({ clientId }: { clientId: string }) {
  const notes = useQuery(deskNotesQuery(clientId));
  return (
    <OverviewPart title="Desk notes">
      <QueryView query={notes} errorText={() => 'The notes of the front desk could not be loaded.'}>
        {({ text, savedAt, savedBy }) =>
          text ? (
            <>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
              {savedAt && (
                <Box sx={{ color: 'text.secondary', pt: 1 }}>
                  {savedBy}, {momentOf(savedAt)}
                </Box>
              )}
            </>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>None.</Typography>
          )
        }
      </QueryView>
    </OverviewPart>
  );
}
