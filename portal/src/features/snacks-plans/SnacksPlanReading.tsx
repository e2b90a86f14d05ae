import { snacksPlanCalls } from '@clinic/contract/care/plan-calls';
import type { SnacksPlan } from '@clinic/contract/care/snacks-plans';
import { EmptyState } from '../../components/EmptyState.tsx';
import { HistoryPanel } from '../plan-workspace/HistoryPanel.tsx';
import { snacksIn } from './snack-rows.ts';
import { SnacksTable } from './SnacksTable.tsx';

/** The snacks plan and its earlier versions, read-only. */
export function SnacksPlanReading({ clientId, saved }: { clientId: string; saved: SnacksPlan | null }) {
  return (
    <>
      {saved ? (
        <SnacksTable snacks={saved.snacks} label="Snacks plan" />
      ) : (
        <EmptyState text="No snacks plan yet." />
      )}
      <HistoryPanel of={{ call: snacksPlanCalls.history, clientId }} hasCurrent={saved !== null}>
        {(body) => <SnacksTable snacks={snacksIn(body)} label="Earlier snacks plan" />}
      </HistoryPanel>
    </>
  );
}
