import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import { QueryView } from '../../../components/QueryView.tsx';
import { ownClientsQuery } from '../../../features/clients/api.ts';
import { ClientList } from '../../../features/clients/ClientList.tsx';
import { ApiError } from '@clinic/ui/session/api-error.ts';

/** The server's sentence; without an answer the specification's two. */
function failureOf(failure: Error): string {
  if (!(failure instanceof ApiError) || failure.unreachable)
    return 'An error occurred while fetching clients';
  return failure.code === 'SERVER_ERROR' ? 'Failed to fetch clients' : failure.message;
}

export function Component() {
  const clients = useQuery(ownClientsQuery);
  return (
    <>
      <PageHeader title="Clients" context="The clients who are in your care." />
      <QueryView query={clients} errorText={failureOf} skeleton={<ListSkeleton />}>
        {(found) => <ClientList clients={found} />}
      </QueryView>
    </>
  );
}
