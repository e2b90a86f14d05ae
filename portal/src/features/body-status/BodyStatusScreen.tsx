import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { clientFormsQuery } from '../plan-workspace/api.ts';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { ComparisonTable, type BodyValues } from './ComparisonTable.tsx';
import { MeasuresOverTime } from './MeasuresOverTime.tsx';
import { preValuesOf } from './pre-values.ts';

/** The body status on file beside what is measured now. */
export function BodyStatusScreen({ clientId }: { clientId: string }) {
  const forms = useQuery(clientFormsQuery(clientId));
  const [post, setPost] = useState<BodyValues>({});
  return (
    <PlanFrame clientId={clientId} title="Body Status Comparison" action={<PrintButton />}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
        <QueryView query={forms} errorText={() => 'Failed to fetch client body status data'}>
          {(known) => {
            const pre = preValuesOf(known);
            if (!pre) {
              return (
                <EmptyState
                  text="No body status data found for this client"
                  action={
                    <Button
                      variant="contained"
                      component={Link}
                      to={`/doctor/current-body-status/${clientId}`}
                    >
                      Fill in Current Body Status
                    </Button>
                  }
                />
              );
            }
            return (
              <Box>
                <ComparisonTable
                  title="Weight Loss Program"
                  pre={pre}
                  post={post}
                  onPost={(name, value) => setPost((now) => ({ ...now, [name]: value }))}
                />
                <Typography
                  className="no-print"
                  sx={{ mt: 3, color: 'text.secondary', '& a': { color: 'var(--river)' } }}
                >
                  Post values stay on this screen and are not saved.{' '}
                  <Link to={`/doctor/end-program/${clientId}`}>End Program</Link> keeps them.
                </Typography>
              </Box>
            );
          }}
        </QueryView>
        <MeasuresOverTime clientId={clientId} />
      </Box>
    </PlanFrame>
  );
}
