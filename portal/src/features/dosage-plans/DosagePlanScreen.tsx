import type { DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { useQuery } from '@tanstack/react-query';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { OwnOrCovered } from '../plan-workspace/OwnOrCovered.tsx';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { dosageKinds, dosagePlanQuery } from './api.ts';
import { DosagePlanEditor } from './DosagePlanEditor.tsx';
import { DosagePlanReading } from './DosagePlanReading.tsx';

export function DosagePlanScreen({ kind, clientId }: { kind: DosagePlanKind; clientId: string }) {
  const { Plan } = dosageKinds[kind];
  const plan = useQuery(dosagePlanQuery(kind, clientId));
  return (
    <PlanFrame clientId={clientId} title={`${Plan} Plan`} action={<PrintButton />}>
      <QueryView
        query={plan}
        skeleton={<ContentSkeleton height={64} />}
        errorText={(failure) => failureText(failure, `The ${kind} plan could not be loaded.`)}
      >
        {(saved) => (
          <OwnOrCovered
            clientId={clientId}
            skeleton={<ContentSkeleton height={64} />}
            own={<DosagePlanEditor kind={kind} clientId={clientId} saved={saved} />}
            covered={<DosagePlanReading kind={kind} clientId={clientId} saved={saved} />}
          />
        )}
      </QueryView>
    </PlanFrame>
  );
}
