import { courseCalls } from '@clinic/contract/care/course-calls';
import type { SaveCourseGoal } from '@clinic/contract/care/course-goal';
import type { SeenSignal } from '@clinic/contract/care/course-input';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** What of a client's course the doctor may want to look at. */
export const signalsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'signals', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(courseCalls.signals, { clientId }, { signal })).signals,
    // Whatever was saved since may have brought another one.
    staleTime: 0,
  });

/** Where the running program is to lead. */
export const goalQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'goal', clientId],
    queryFn: ({ signal }) => doctorApi.call(courseCalls.goal, { clientId }, { signal }),
  });

export const seeSignals = (clientId: string, signals: SeenSignal[]) =>
  doctorApi.call(courseCalls.seen, { clientId, body: { signals } });

export const saveGoal = (clientId: string, body: SaveCourseGoal) =>
  doctorApi.call(courseCalls.saveGoal, { clientId, body });
