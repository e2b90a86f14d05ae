import { useQuery } from '@tanstack/react-query';
import { FieldsSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { useCover } from '../plan-workspace/useCover.ts';
import { checkupsQuery } from './api.ts';
import { CheckupEditor } from './CheckupEditor.tsx';

export function CheckupScreen({ clientId }: { clientId: string }) {
  const checkups = useQuery(checkupsQuery(clientId));
  const cover = useCover(clientId);
  return (
    <PlanFrame clientId={clientId} title="Checkup">
      <QueryView
        query={checkups}
        errorText={(failure) => failureText(failure, 'The checkups could not be loaded.')}
        skeleton={<FieldsSkeleton />}
      >
        {(known) =>
          cover === undefined ? (
            <FieldsSkeleton />
          ) : (
            <CheckupEditor clientId={clientId} checkups={known} cover={cover} />
          )
        }
      </QueryView>
    </PlanFrame>
  );
}
