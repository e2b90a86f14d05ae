import { herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { useServer } from '../providers/useServer.ts';
import { DispenseDialog } from './DispenseDialog.tsx';
import { DosageTable } from './DosageTable.tsx';

interface Props {
  clientId: string;
  onRetry: () => void;
}

/** Vitamins and herbs of the doctor's plans, for handing them out. */
export function ClientPlans({ clientId, onRetry }: Props) {
  const [tab, setTab] = useState<'vitamins' | 'herbs'>('vitamins');
  const [dispensing, setDispensing] = useState(false);
  const server = useServer();
  const { data, error, isPending } = useQuery({
    queryKey: ['clientPlans', clientId],
    queryFn: async () => {
      const [{ vitaminPlan }, { herbsPlan }] = await Promise.all([
        server((api) => api.call(vitaminPlanCalls.current, { clientId })),
        server((api) => api.call(herbsPlanCalls.current, { clientId })),
      ]);
      return { vitaminPlan, herbsPlan };
    },
  });
  if (error)
    return (
      <FailureNotice
        sentence="Failed to load client plans. Please try again later."
        retryLabel="Try Again"
        onRetry={onRetry}
      />
    );
  if (isPending) return <ListSkeleton rows={6} />;
  const vitamins = data.vitaminPlan?.vitamins ?? [];
  const herbs = data.herbsPlan?.herbs ?? [];
  const shown = tab === 'vitamins' ? vitamins : herbs;
  return (
    <>
      {!data.vitaminPlan && !data.herbsPlan && (
        <Notice tone="note" announce="alert" sx={{ mb: 3 }}>
          No plans found for this client.
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 3 }}>
        <Tabs
          value={tab}
          onChange={(_event, chosen: 'vitamins' | 'herbs') => setTab(chosen)}
          aria-label="Plans"
          sx={{ flex: '1 1 280px' }}
        >
          <Tab
            value="vitamins"
            id="tab-vitamins"
            aria-controls="plan"
            label={`Vitamins Plan (${vitamins.length})`}
          />
          <Tab value="herbs" id="tab-herbs" aria-controls="plan" label={`Herbs Plan (${herbs.length})`} />
        </Tabs>
        <Button component={Link} to={`/plan-chart/${clientId}`}>
          Plan on paper
        </Button>
        {shown.some(({ total }) => total > 0) && (
          <Button variant="outlined" onClick={() => setDispensing(true)}>
            Dispense
          </Button>
        )}
      </Box>
      <Paper
        variant="outlined"
        role="tabpanel"
        id="plan"
        aria-labelledby={`tab-${tab}`}
        // The table scrolls sideways on a phone, and keyboards must reach it.
        tabIndex={0}
        sx={{ overflowX: 'auto' }}
      >
        <DosageTable
          entries={shown}
          caption={tab === 'vitamins' ? 'Vitamins' : 'Herbs'}
          empty={tab === 'vitamins' ? 'No vitamins found in the plan.' : 'No herbs found in the plan.'}
        />
      </Paper>
      {dispensing && (
        <DispenseDialog clientId={clientId} entries={shown} onClose={() => setDispensing(false)} />
      )}
    </>
  );
}
