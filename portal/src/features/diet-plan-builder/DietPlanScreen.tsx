import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { clientQuery } from '../plan-workspace/api.ts';
import { OwnOrCovered } from '../plan-workspace/OwnOrCovered.tsx';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { dietPlanQuery } from '../diet-plan-editing/api.ts';
import { DietPlanBuilder } from './DietPlanBuilder.tsx';
import { DietPlanReading } from './DietPlanReading.tsx';
import { usePlanView } from './usePlanView.ts';

export function DietPlanScreen({ clientId }: { clientId: string }) {
  const client = useQuery(clientQuery(clientId));
  const plan = useQuery(dietPlanQuery(clientId));
  const view = usePlanView();
  const loading = <ContentSkeleton label="Loading diet plan..." height={140} />;
  return (
    <PlanFrame
      clientId={clientId}
      title="Weekly Diet Plan"
      action={
        <>
          <PrintButton />
          <Button
            className="no-print"
            component={Link}
            to={`/doctor/plan-chart/${clientId}`}
            variant="outlined"
          >
            Plan on paper
          </Button>
        </>
      }
    >
      {!client.isFetched ? (
        loading
      ) : (
        <QueryView query={plan} skeleton={loading} errorText={() => 'Error loading existing diet plan data'}>
          {(saved) => (
            <OwnOrCovered
              clientId={clientId}
              skeleton={loading}
              own={
                <DietPlanBuilder
                  clientId={clientId}
                  clientName={client.data?.name ?? `Client #${clientId}`}
                  program={client.data?.program ?? null}
                  saved={saved}
                  {...view}
                />
              }
              covered={<DietPlanReading clientId={clientId} saved={saved} />}
            />
          )}
        </QueryView>
      )}
    </PlanFrame>
  );
}
