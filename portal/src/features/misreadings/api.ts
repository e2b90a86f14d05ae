import { misreadingCalls } from '@clinic/contract/care/misreadings/misreading-calls';
import { MOST_LOOKED_AT, type Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** Texts of a client that are read differently now and that the doctor has not confirmed. */
export const misreadingsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'misreadings', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(misreadingCalls.ofClient, { clientId }, { signal })).misreadings,
  });

export const lookAtMisreadings = (clientId: string, shown: readonly Misreading[]) =>
  doctorApi.call(misreadingCalls.lookedAt, {
    clientId,
    body: { keys: shown.slice(0, MOST_LOOKED_AT).map(({ key }) => key) },
  });
