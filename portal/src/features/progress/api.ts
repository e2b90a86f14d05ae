import { courseCalls } from '@clinic/contract/care/course-calls';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

/** Where the own program is to lead; what was read stays readable without network. */
export const ownGoalQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'goal', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(
        client,
        'goal',
        async () => (await clientApi.call(courseCalls.ownGoal, {}, { signal })).goal,
      ),
  });
