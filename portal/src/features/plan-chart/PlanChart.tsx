import type { PlanChart as Chart } from '@clinic/contract/care/plan-chart/plan-chart';
import { PLAN_LANGUAGES } from '@clinic/contract/care/plans/plan-languages';
import { PlanChartView } from '@clinic/ui/plan-chart/PlanChartView.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { QueryView } from '../../components/QueryView.tsx';

/** The printed plan in the language of the address. */
export function PlanChart({ query }: { query: UseQueryResult<Chart> }) {
  const [search, setSearch] = useSearchParams();
  const language = PLAN_LANGUAGES.find((one) => one === search.get('lang')) ?? 'en';
  return (
    <QueryView query={query} errorText={() => 'The plan could not be loaded.'}>
      {(chart) =>
        chart.weeks.length > 0 ? (
          <PlanChartView
            chart={chart}
            language={language}
            onLanguage={(lang) => setSearch({ lang }, { replace: true })}
          />
        ) : (
          <EmptyState text="There is no diet plan to print yet." />
        )
      }
    </QueryView>
  );
}
