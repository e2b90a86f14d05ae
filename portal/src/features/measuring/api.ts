import { progressCalls } from '@clinic/contract/care/client-progress/progress-calls';
import { measurementCalls } from '@clinic/contract/care/measurements/measurement-calls';
import type {
  ClientMeasurements,
  CountMeasurement,
  LogMeasurement,
} from '@clinic/contract/care/measurements/measurements';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { clientApi, doctorApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

export const measurementsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'measurements', clientId],
    queryFn: ({ signal }) => doctorApi.call(measurementCalls.ofClient, { clientId }, { signal }),
    // Always outdated, since every saved form and checkup may add to it.
    staleTime: 0,
  });

/** A client's own measurements; part of the offline copy. */
export const ownMeasurementsQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'measurements', client],
    queryFn: ({ signal }): Promise<ClientMeasurements> =>
      withOfflineCopy(client, 'measurements', () =>
        clientApi.call(measurementCalls.ofClient, { clientId: client }, { signal }),
      ),
  });

/** The trend line of the client's weights; null with too few, and for clients to whom no pace is told. */
export const ownLineQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'line', client],
    queryFn: async ({ signal }) => (await clientApi.call(progressCalls.ownLine, {}, { signal })).line,
  });

export const logMeasurement = (entry: LogMeasurement, keys?: RepeatKeys) =>
  clientApi.call(measurementCalls.own, { body: entry }, { keys });

export const countMeasurement = (clientId: string, body: CountMeasurement) =>
  doctorApi.call(measurementCalls.count, { clientId, body });
