import { useQuery } from '@tanstack/react-query';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { OwnOrCovered } from '../plan-workspace/OwnOrCovered.tsx';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { snacksPlanQuery, snackStockQuery } from './api.ts';
import { SnacksPlanEditor } from './SnacksPlanEditor.tsx';
import { SnacksPlanReading } from './SnacksPlanReading.tsx';

export function SnacksPlanScreen({ clientId }: { clientId: string }) {
  const plan = useQuery(snacksPlanQuery(clientId));
  // Requested here, so that the stock loads together with the plan.
  useQuery(snackStockQuery);
  return (
    <PlanFrame clientId={clientId} title="Snacks Plan" action={<PrintButton />}>
      <QueryView
        query={plan}
        skeleton={<ContentSkeleton height={90} />}
        errorText={(failure) => failureText(failure, 'The snacks plan could not be loaded.')}
      >
        {(saved) => (
          <OwnOrCovered
            clientId={clientId}
            skeleton={<ContentSkeleton height={90} />}
            own={<SnacksPlanEditor clientId={clientId} saved={saved} />}
            covered={<SnacksPlanReading clientId={clientId} saved={saved} />}
          />
        )}
      </QueryView>
    </PlanFrame>
  );
}
