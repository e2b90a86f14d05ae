import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { clientQuery } from '../plan-workspace/api.ts';
import { formPath } from '../plan-workspace/form-pages.ts';
import type { PlanChecks } from './usePlanChecks.ts';

const PrecautionsDialog = lazy(() => import('../precautions/PrecautionsDialog.tsx'));

interface Props {
  planChecks: PlanChecks;
  /** The words to answer. */
  opensAt: string;
  onClose: () => void;
}

/** Lets the doctor say what words of the forms mean; the plan's findings follow at once. */
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
