import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { HistoryPanel } from '../plan-workspace/HistoryPanel.tsx';
import { dosageKinds, entriesIn, type DosagePlan } from './api.ts';
import { DosagePlanTable } from './lazy-parts.ts';

/** Loaded later, since only doctors who cover for a colleague see it. */
const PlanChecksReading = lazy(() => import('../plan-checks/PlanChecksReading.tsx'));

interface Props {
  kind: DosagePlanKind;
  clientId: string;
  saved: DosagePlan | null;
}

export function DosagePlanReading({ kind, clientId, saved }: Props) {
  const { Plan, history } = dosageKinds[kind];
  const entries = saved?.entries ?? [];
  return (
    <>
      {entries.length > 0 ? (
        <Suspense>
          <DosagePlanTable entries={entries} label={`${Plan} plan`} />
        </Suspense>
      ) : (
        <EmptyState text={`No ${Plan.toLowerCase()} plan yet.`} hint="The client’s own doctor writes it." />
      )}
      {saved && (
        <Suspense>
          <PlanChecksReading clientId={clientId} of={kind} />
        </Suspense>
      )}
      <HistoryPanel of={{ call: history, clientId }} hasCurrent={saved !== null}>
        {(body) => (
          <Suspense>
            <DosagePlanTable entries={entriesIn(kind, body) ?? []} label={`Earlier ${Plan} plan`} />
          </Suspense>
        )}
      </HistoryPanel>
    </>
  );
}
