import { planChartCalls } from '@clinic/contract/care/plan-chart/plan-chart-calls';
import { queryOptions } from '@tanstack/react-query';
import { clientApi, doctorApi } from '../../lib/http.ts';

/** The printed plan, always read anew: what is printed is what counts now. */
export const planChartQuery = (area: 'doctor' | 'client', clientId: string) =>
  queryOptions({
    queryKey: [area, 'plan-chart', clientId],
    queryFn: ({ signal }) =>
      (area === 'doctor' ? doctorApi : clientApi).call(planChartCalls.ofClient, { clientId }, { signal }),
    staleTime: 0,
  });
