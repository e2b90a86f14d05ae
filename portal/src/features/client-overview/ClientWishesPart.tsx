import type { ClientWishes } from '@clinic/contract/privacy/written-down';
import { WishesPanel } from '@clinic/ui/client-wishes/WishesPanel.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clientWishesQuery } from './client-wishes-api.ts';
import { CopyForClient } from './CopyForClient.tsx';
import { OverviewPart } from './OverviewPart.tsx';

/** Consents and wishes of a client without a log-in; nothing for one who decides in the own account. */
export default function ClientWishesPart({ clientId }: { clientId: string }) {
  const queries = useQueryClient();
  const query = clientWishesQuery(clientId);
  const { data, isError, refetch } = useQuery(query);
  const keep = (wishes: ClientWishes) => queries.setQueryData(query.queryKey, { wishes });
  const wishes = data?.wishes;
  if (!isError && !wishes) return null;
  return (
    <OverviewPart title="Consents and wishes">
      {wishes ? (
        <WishesPanel clientId={clientId} wishes={wishes} onChanged={keep}>
          <CopyForClient clientId={clientId} wishes={wishes} onChanged={keep} />
        </WishesPanel>
      ) : (
        <FailureNotice sentence="Consents and wishes could not be loaded." onRetry={() => void refetch()} />
      )}
    </OverviewPart>
  );
}
