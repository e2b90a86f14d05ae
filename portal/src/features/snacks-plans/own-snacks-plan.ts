import { snacksPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

export const ownSnacksPlanQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'snacks-plan', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(
        client,
        'snacks-plan',
        async () =>
          (await clientApi.call(snacksPlanCalls.current, { clientId: client }, { signal })).snacksPlan,
      ),
  });
