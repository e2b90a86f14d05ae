import type { PlanChart as Chart } from '@clinic/contract/care/plan-chart/plan-chart';
import { PlanChartView } from '@clinic/ui/plan-chart/PlanChartView.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { QueryView } from '../../components/QueryView.tsx';

interface Props {
  query: UseQueryResult<Chart>;
  /** Says who writes the plan that is printed here. */
  hint: ReactNode;
}

/** The printed plan, or why there is none. */
export function PlanChart({ query, hint }: Props) {
  return (
    <QueryView query={query} errorText={() => 'The plan could not be loaded.'}>
      {(chart) =>
        chart.weeks.length > 0 ? (
          <PlanChartView chart={chart} />
        ) : (
          <EmptyState text="There is no diet plan to print yet." hint={hint} />
        )
      }
    </QueryView>
  );
}
