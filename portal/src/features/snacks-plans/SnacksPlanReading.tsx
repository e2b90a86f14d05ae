import { snacksPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import type { SnacksPlan } from '@clinic/contract/care/snacks-plans/snacks-plans';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { HistoryPanel } from '../plan-workspace/HistoryPanel.tsx';
import { snacksIn } from './snack-rows.ts';
import { SnacksTable } from './SnacksTable.tsx';

/** Loaded later, since only doctors who cover for a colleague see it. */
const PlanChecksReading = lazy(() => import('../plan-checks/PlanChecksReading.tsx'));

export function SnacksPlanReading({ clientId, saved }: { clientId: string; saved: SnacksPlan | null }) {
  return (
    <>
      {saved ? (
        <SnacksTable snacks={saved.snacks} label="Snacks plan" />
      ) : (
        <EmptyState text="No snacks plan yet." hint="The client’s own doctor writes it." />
      )}
      {saved && (
        <Suspense>
          <PlanChecksReading clientId={clientId} of="snacks" />
        </Suspense>
      )}
      <HistoryPanel of={{ call: snacksPlanCalls.history, clientId }} hasCurrent={saved !== null}>
        {(body) => <SnacksTable snacks={snacksIn(body)} label="Earlier snacks plan" />}
      </HistoryPanel>
    </>
  );
}
