import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { clientQuery } from '../plan-workspace/api.ts';
import { formPath } from '../plan-workspace/form-pages.ts';
import type { PlanChecks } from './usePlanChecks.ts';

const PrecautionsDialog = lazy(() => import('../precautions/PrecautionsDialog.tsx'));

interface Props {
  planChecks: PlanChecks;
  /** The words that are asked. */
  opensAt: string;
  onClose: () => void;
}

/** What is known of the client, to say what words mean; what speaks against the plan follows from it at once. */
export function ClientPrecautions({ planChecks, opensAt, onClose }: Props) {
  const { clientId, precautions } = planChecks;
  const { data: client } = useQuery(clientQuery(clientId));
  if (!precautions) return null;
  return (
    <Suspense>
      <PrecautionsDialog
        clientId={clientId}
        name={client?.name ?? ''}
        known={precautions}
        readOnly={false}
        formAddress={(formType) => `/doctor/${formPath(formType)}/${clientId}`}
        opensAt={opensAt}
        onClose={onClose}
      />
    </Suspense>
  );
}
