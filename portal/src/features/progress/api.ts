import { courseCalls } from '@clinic/contract/course-calls';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';

/** Where the own program is to lead; never part of the offline copy. */
export const ownGoalQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'goal', client],
    queryFn: async ({ signal }) => (await clientApi.call(courseCalls.ownGoal, {}, { signal })).goal,
  });
