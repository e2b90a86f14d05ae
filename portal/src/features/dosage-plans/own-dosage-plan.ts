import type { DosageEntry, DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

export const ownDosagePlanQuery = (kind: DosagePlanKind, client: string) =>
  queryOptions({
    queryKey: ['client', kind, client],
    queryFn: ({ signal }) =>
      withOfflineCopy(client, kind, async (): Promise<DosageEntry[] | null> => {
        const request = { clientId: client };
        if (kind === 'vitamin') {
          const { vitaminPlan } = await clientApi.call(vitaminPlanCalls.current, request, { signal });
          return vitaminPlan?.vitamins ?? null;
        }
        const { herbsPlan } = await clientApi.call(herbsPlanCalls.current, request, { signal });
        return herbsPlan?.herbs ?? null;
      }),
  });
