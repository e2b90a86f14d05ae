import { readDosageEntry } from '@clinic/contract/dosage-rules';
import type { DosagePlanKind } from '@clinic/contract/dosage-plans';
import { useQuery } from '@tanstack/react-query';
import { ContentSkeleton } from '../../components/PageSkeleton.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { failureText } from '../../lib/http.ts';
import { HistoryPanel } from '../plan-workspace/HistoryPanel.tsx';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { dosageKinds, dosagePlanQuery } from './api.ts';
import { DosagePlanEditor } from './DosagePlanEditor.tsx';
import { DosagePlanTable } from './DosagePlanTable.tsx';

function DosagePlanVersion({ kind, body }: { kind: DosagePlanKind; body: unknown }) {
  const { list, Plan } = dosageKinds[kind];
  const { [list]: named, entries = named } = body as Record<string, unknown>;
  if (!Array.isArray(entries)) return <p>This version cannot be shown.</p>;
  return <DosagePlanTable entries={entries.map(readDosageEntry)} label={`Earlier ${Plan} plan`} />;
}

/** The vitamin or herbs plan of one client. */
export function DosagePlanScreen({ kind, clientId }: { kind: DosagePlanKind; clientId: string }) {
  const { path, Plan } = dosageKinds[kind];
  const plan = useQuery(dosagePlanQuery(kind, clientId));
  return (
    <PlanFrame clientId={clientId} title={`${Plan} Plan`} action={<PrintButton />}>
      <QueryView
        query={plan}
        skeleton={<ContentSkeleton height={64} />}
        errorText={(failure) => failureText(failure, `The ${kind} plan could not be loaded.`)}
      >
        {(saved) => <DosagePlanEditor kind={kind} clientId={clientId} saved={saved} />}
      </QueryView>
      <HistoryPanel path={`${path}/history/${clientId}`} hasCurrent={Boolean(plan.data)}>
        {(body) => <DosagePlanVersion kind={kind} body={body} />}
      </HistoryPanel>
    </PlanFrame>
  );
}
