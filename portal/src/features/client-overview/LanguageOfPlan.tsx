import { clientCalls } from '@clinic/contract/clients/client-calls';
import { PlanLanguageChoice } from '@clinic/ui/plan-chart/PlanLanguageChoice.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';
import { clientQuery } from '../plan-workspace/api.ts';
import { OverviewPart } from './OverviewPart.tsx';

/** The language in which the client reads and prints the plan. */
export default function LanguageOfPlan({ clientId }: { clientId: string }) {
  const queryClient = useQueryClient();
  const { queryKey } = clientQuery(clientId);
  const client = useQuery(clientQuery(clientId)).data;
  if (!client) return null;
  return (
    <OverviewPart title="Language of the plan">
      <PlanLanguageChoice
        key={clientId}
        language={client.language}
        save={async (language) => {
          await doctorApi.call(clientCalls.chooseLanguageOf, { clientId, body: { language } });
          queryClient.setQueryData(queryKey, (known) => known && { ...known, language });
        }}
      />
    </OverviewPart>
  );
}
