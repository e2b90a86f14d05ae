import type { PlanChart as Chart } from '@clinic/contract/care/plan-chart/plan-chart';
import { PlanChartView } from '@clinic/ui/plan-chart/PlanChartView.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../components/EmptyState.tsx';
import { QueryView } from '../../components/QueryView.tsx';

/** The printed plan, or why there is none. */
export function PlanChart({ query }: { query: UseQueryResult<Chart> }) {
  return (
    <QueryView query={query} errorText={() => 'The plan could not be loaded.'}>
      {(chart) =>
        chart.weeks.length > 0 ? (
          <PlanChartView chart={chart} />
        ) : (
          <EmptyState text="There is no diet plan to print yet." />
        )
      }
    </QueryView>
  );
}
