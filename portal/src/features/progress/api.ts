import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

/** The own program's goal; part of the offline copy. */
export const ownGoalQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'goal', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(
        client,
        'goal',
        async () => (await clientApi.call(progressCalls.ownGoal, {}, { signal })).goal,
      ),
  });
