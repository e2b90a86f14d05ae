import type {
  DosageEntry,
  DosagePlanKind,
  DoseChanges,
} from '@clinic/contract/care/dosage-plans/dosage-plans';
import { herbsPlanCalls, vitaminPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

interface OwnDoses {
  entries: DosageEntry[];
  changed?: DoseChanges;
}

/** A plan with its last changes; offline copies of before have the entries alone. */
const ownDosesQuery = (kind: DosagePlanKind, client: string) =>
  queryOptions({
    queryKey: ['client', kind, client],
    queryFn: async ({ signal }): Promise<OwnDoses | null> => {
      const read = await withOfflineCopy<OwnDoses | DosageEntry[] | null>(client, kind, async () => {
        const request = { clientId: client };
        if (kind === 'vitamin') {
          const { vitaminPlan } = await clientApi.call(vitaminPlanCalls.current, request, { signal });
          return vitaminPlan && { entries: vitaminPlan.vitamins, changed: vitaminPlan.changed };
        }
        const { herbsPlan } = await clientApi.call(herbsPlanCalls.current, request, { signal });
        return herbsPlan && { entries: herbsPlan.herbs, changed: herbsPlan.changed };
      });
      return Array.isArray(read) ? { entries: read } : read;
    },
  });

/** The entries of a plan; null without one. */
export const ownDosagePlanQuery = (kind: DosagePlanKind, client: string) =>
  queryOptions({ ...ownDosesQuery(kind, client), select: (plan) => plan?.entries ?? null });

/** The changes of the last save; null without changes. */
export const ownDoseChangesQuery = (kind: DosagePlanKind, client: string) =>
  queryOptions({ ...ownDosesQuery(kind, client), select: (plan) => plan?.changed ?? null });
