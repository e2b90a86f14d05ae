import type { DosageEntry, DosagePlanKind, HerbsPlan, VitaminPlan } from '@clinic/contract/dosage-plans';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';
import { ownPaths } from '../own-record/own-paths.ts';

/** What the client takes according to one of the two plans; null when there is none. */
export const ownDosagePlanQuery = (kind: DosagePlanKind, client: string) =>
  queryOptions({
    queryKey: ['client', kind, client],
    queryFn: ({ signal }) =>
      withOfflineCopy(client, kind, async (): Promise<DosageEntry[] | null> => {
        if (kind === 'vitamin') {
          const path = ownPaths.vitaminPlan(client);
          const { vitaminPlan } = await clientApi.get<{ vitaminPlan: VitaminPlan | null }>(path, { signal });
          return vitaminPlan?.vitamins ?? null;
        }
        const path = ownPaths.herbsPlan(client);
        const { herbsPlan } = await clientApi.get<{ herbsPlan: HerbsPlan | null }>(path, { signal });
        return herbsPlan?.herbs ?? null;
      }),
  });
