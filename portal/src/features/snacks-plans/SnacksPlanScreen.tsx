import type { SnackEntry } from '@clinic/contract/snacks-plans';
import { useQuery } from '@tanstack/react-query';
import { ContentSkeleton } from '../../components/PageSkeleton.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { failureText } from '../../lib/http.ts';
import { HistoryPanel } from '../plan-workspace/HistoryPanel.tsx';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { snacksPlanQuery, snackStockQuery } from './api.ts';
import { SnacksPlanEditor } from './SnacksPlanEditor.tsx';
import { SnacksTable } from './SnacksTable.tsx';

function SnacksVersion({ body }: { body: unknown }) {
  const { snacks } = body as { snacks?: SnackEntry[] };
  if (!Array.isArray(snacks)) return <p>This version cannot be shown.</p>;
  return <SnacksTable snacks={snacks} label="Earlier snacks plan" />;
}

/** The snacks plan of one client, beside what the clinic has in stock. */
export function SnacksPlanScreen({ clientId }: { clientId: string }) {
  const plan = useQuery(snacksPlanQuery(clientId));
  // Fetched together with the plan, not after it.
  useQuery(snackStockQuery);
  return (
    <PlanFrame clientId={clientId} title="Snacks Plan" action={<PrintButton />}>
      <QueryView
        query={plan}
        skeleton={<ContentSkeleton height={90} />}
        errorText={(failure) => failureText(failure, 'The snacks plan could not be loaded.')}
      >
        {(saved) => <SnacksPlanEditor clientId={clientId} saved={saved} />}
      </QueryView>
      <HistoryPanel path={`/snacksPlan/history/${clientId}`} hasCurrent={Boolean(plan.data)}>
        {(body) => <SnacksVersion body={body} />}
      </HistoryPanel>
    </PlanFrame>
  );
}
