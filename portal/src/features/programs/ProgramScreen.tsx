import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { OwnOrCovered } from '../plan-workspace/OwnOrCovered.tsx';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { ActiveProgram } from './ActiveProgram.tsx';
import { programQuery } from './api.ts';
import { EarlierPrograms } from './EarlierPrograms.tsx';
import { ProgramForm } from './ProgramForm.tsx';

const LOADING = 'Loading program details...';

const MANAGED = [
  ['Client Plans', 'diet-plan'],
  ['Client Forms', 'personal-details'],
] as const;

function ClientManagement({ clientId }: { clientId: string }) {
  return (
    <Box className="no-print">
      <Panel title="Client Management">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {MANAGED.map(([label, page]) => (
            <Button key={page} variant="outlined" component={Link} to={`/doctor/${page}/${clientId}`}>
              {label}
            </Button>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

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
            <OwnOrCovered
              clientId={clientId}
              skeleton={<ContentSkeleton rows={1} height={140} />}
              own={<ProgramForm clientId={clientId} saved={saved} />}
              covered={
                !saved && (
                  <EmptyState text="No program is running." hint="The client’s own doctor starts one." />
                )
              }
            />
            <ClientManagement clientId={clientId} />
            <EarlierPrograms clientId={clientId} />
          </Box>
        )}
      </QueryView>
    </PlanFrame>
  );
}
