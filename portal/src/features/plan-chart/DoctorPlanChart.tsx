import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ClientHeader } from '../plan-workspace/ClientHeader.tsx';
import { ClientNavigation } from '../plan-workspace/ClientNavigation.tsx';
import { planChartQuery } from './api.ts';
import { PlanChart } from './PlanChart.tsx';

export function DoctorPlanChart({ clientId }: { clientId: string }) {
  const query = useQuery(planChartQuery('doctor', clientId));
  return (
    <>
      <Box className="no-print">
        <ClientHeader clientId={clientId} />
        <ClientNavigation clientId={clientId} />
        <PageHeader dense title="Plan on paper" />
      </Box>
      <PlanChart
        query={query}
        hint="It is written and published under Weekly Diet; then it is printed here."
      />
    </>
  );
}
