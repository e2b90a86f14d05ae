import Box from '@mui/material/Box';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { EarlierPrograms } from '../programs/EarlierPrograms.tsx';
import { Timeline } from './Timeline.tsx';

export function HistoryScreen({ clientId }: { clientId: string }) {
  return (
    <PlanFrame clientId={clientId} title="History">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
        <EarlierPrograms clientId={clientId} />
        <div>
          <Timeline clientId={clientId} />
        </div>
      </Box>
    </PlanFrame>
  );
}
