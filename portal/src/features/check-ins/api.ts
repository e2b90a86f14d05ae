import { checkInCalls } from '@clinic/contract/care/check-ins/check-in-calls';
import type { AnswerCheckIn, SaveCheckIn } from '@clinic/contract/care/check-ins/check-ins';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { clientApi, doctorApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

/** The client's own check-ins; part of the offline copy. */
export const ownCheckInsQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'check-ins', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(client, 'check-ins', () => clientApi.call(checkInCalls.own, {}, { signal })),
  });

export const saveCheckIn = (body: SaveCheckIn, keys?: RepeatKeys) =>
  clientApi.call(checkInCalls.save, { body }, { keys });

export const checkInsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'check-ins', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(checkInCalls.ofClient, { clientId }, { signal })).checkIns,
    // Always outdated, since the client may have sent one.
    staleTime: 0,
  });

export const readCheckIn = (id: string) => doctorApi.call(checkInCalls.read, { id });

export const answerCheckIn = (id: string, body: AnswerCheckIn) =>
  doctorApi.call(checkInCalls.answer, { id, body });
