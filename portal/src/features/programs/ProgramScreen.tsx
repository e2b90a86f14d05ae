import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { Panel } from '../../components/Panel.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { ActiveProgram } from './ActiveProgram.tsx';
import { programQuery } from './api.ts';
import { EarlierPrograms } from './EarlierPrograms.tsx';
import { ProgramForm } from './ProgramForm.tsx';

const LOADING = 'Loading program details...';

function Ways({ ways }: { ways: readonly (readonly [label: string, to: string])[] }) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > a': { flex: { xs: '1 1 100%', sm: 'none' } } }}
    >
      {ways.map(([label, to]) => (
        <Button key={to} variant="outlined" component={Link} to={to}>
          {label}
        </Button>
      ))}
    </Box>
  );
}

/** The program of one client, and the way to everything that belongs to it. */
export function ProgramScreen({ clientId }: { clientId: string }) {
  const program = useQuery(programQuery(clientId));
  return (
    <PlanFrame clientId={clientId} title="Program Plan">
      <QueryView
        query={program}
        errorText={() => 'Error loading client data'}
        skeleton={
          <>
            <Typography sx={{ mb: 4 }}>{LOADING}</Typography>
            <ContentSkeleton label={LOADING} height={140} />
          </>
        }
      >
        {(saved) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
            {saved && <ActiveProgram title="Active Program Plan" program={saved} />}
            <ProgramForm clientId={clientId} saved={saved} />
            <Panel title="Client Management">
              <Ways
                ways={[
                  ['Client Plans', `/doctor/diet-plan/${clientId}`],
                  ['Client Forms', `/doctor/personal-details/${clientId}`],
                ]}
              />
            </Panel>
            <Panel title="Results">
              <Typography sx={{ mb: 4, color: 'text.secondary' }}>
                What has changed since the start, and the end of the program.
              </Typography>
              <Ways
                ways={[
                  ['Compare Body Status', `/doctor/body-status/${clientId}`],
                  ['End Program', `/doctor/end-program/${clientId}`],
                ]}
              />
            </Panel>
            <EarlierPrograms clientId={clientId} />
          </Box>
        )}
      </QueryView>
    </PlanFrame>
  );
}
