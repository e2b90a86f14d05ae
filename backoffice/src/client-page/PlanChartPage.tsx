import { planChartCalls } from '@clinic/contract/care/plan-chart/plan-chart-calls';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { PlanChartView } from '@clinic/ui/plan-chart/PlanChartView.tsx';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { EmptyList } from '../lists/empty-list.tsx';
import { useServer } from '../providers/useServer.ts';

/** The client's published plan, printed at the desk. */
function PlanChartPage() {
  const { clientId = '' } = useParams();
  const server = useServer();
  const { data, isError, refetch } = useQuery({
    queryKey: ['planChart', clientId],
    queryFn: () => server((api) => api.call(planChartCalls.ofClient, { clientId })),
    staleTime: 0,
  });
  return (
    <>
      <Box className="no-print">
        <PageHeader title="Plan on paper" context={data?.client.name} />
      </Box>
      {!data && !isError && <ContentSkeleton />}
      {!data && isError && (
        <FailureNotice sentence="The plan could not be loaded." onRetry={() => void refetch()} />
      )}
      {data?.weeks.length === 0 && (
        <EmptyList
          text="There is no published diet plan to print yet."
          hint="The client’s doctor writes and publishes it; then it is printed here for the kitchen."
        />
      )}
      {data && data.weeks.length > 0 && <PlanChartView chart={data} />}
    </>
  );
}

export default PlanChartPage;
