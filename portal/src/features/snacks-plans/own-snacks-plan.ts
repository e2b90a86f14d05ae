import type { SnacksPlan } from '@clinic/contract/snacks-plans';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

export const ownSnacksPlanQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'snacks-plan', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(client, 'snacks-plan', async () => {
        const path = `/snacksPlan/getClientsSnacksPlan/${client}`;
        return (await clientApi.get<{ snacksPlan: SnacksPlan | null }>(path, { signal })).snacksPlan;
      }),
  });
