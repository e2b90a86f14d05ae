import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import type { SaveProgressGoal } from '@clinic/contract/care/client-progress/progress-goal';
import type { SeenAlert } from '@clinic/contract/care/client-progress/progress-input';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** Alerts of a client's progress for the doctor. */
export const alertsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'signals', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(progressCalls.signals, { clientId }, { signal })).signals,
    // Always outdated, since a save may have raised an alert.
    staleTime: 0,
  });

/** The running program's goal. */
export const goalQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'goal', clientId],
    queryFn: ({ signal }) => doctorApi.call(progressCalls.goal, { clientId }, { signal }),
  });

export const seeAlerts = (clientId: string, alerts: SeenAlert[]) =>
  doctorApi.call(progressCalls.seen, { clientId, body: { signals: alerts } });

export const saveGoal = (clientId: string, body: SaveProgressGoal, keys?: RepeatKeys) =>
  doctorApi.call(progressCalls.saveGoal, { clientId, body }, { keys });
