import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../../components/account.ts';
import { planChartQuery } from '../../../features/plan-chart/api.ts';
import { PlanChart } from '../../../features/plan-chart/PlanChart.tsx';

export function Component() {
  const query = useQuery(planChartQuery('client', useAccount().id));
  return (
    <>
      <Box className="no-print">
        <PageHeader
          title="Plan on paper"
          context="Meals and medicines of a week on one page, for the kitchen."
        />
      </Box>
      <PlanChart query={query} hint="Your doctor writes the plan; once it is published you print it here." />
    </>
  );
}
