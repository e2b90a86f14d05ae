import { courseCalls } from '@clinic/contract/care/course-calls';
import type { SaveCourseGoal } from '@clinic/contract/care/course-goal';
import type { SeenSignal } from '@clinic/contract/care/course-input';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** Signals of a client's course for the doctor. */
export const signalsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'signals', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(courseCalls.signals, { clientId }, { signal })).signals,
    // A save since may have raised another one.
    staleTime: 0,
  });

/** The running program's goal. */
export const goalQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'goal', clientId],
    queryFn: ({ signal }) => doctorApi.call(courseCalls.goal, { clientId }, { signal }),
  });

export const seeSignals = (clientId: string, signals: SeenSignal[]) =>
  doctorApi.call(courseCalls.seen, { clientId, body: { signals } });

export const saveGoal = (clientId: string, body: SaveCourseGoal) =>
  doctorApi.call(courseCalls.saveGoal, { clientId, body });
