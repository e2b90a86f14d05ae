import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { DietPlanHistory } from './DietPlanHistory.tsx';
import { DietPlanVersion } from './DietPlanVersion.tsx';

/** Loaded later, since only doctors who cover for a colleague see it. */
const PlanChecksReading = lazy(() => import('../plan-checks/PlanChecksReading.tsx'));

export function DietPlanReading({ clientId, saved }: { clientId: string; saved: DietPlan | null }) {
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        {saved?.program ?? 'Plan'}
      </Typography>
      {saved ? (
        <DietPlanVersion body={saved} />
      ) : (
        <EmptyState text="No diet plan yet." hint="The client’s own doctor writes it." />
      )}
      {saved && (
        <Suspense>
          <PlanChecksReading clientId={clientId} of="diet" />
        </Suspense>
      )}
      <DietPlanHistory
        clientId={clientId}
        present={saved}
        presentName="the present plan"
        hasCurrent={saved !== null}
      />
    </>
  );
}
