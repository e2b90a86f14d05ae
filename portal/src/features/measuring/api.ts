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
    // Every saved form and checkup may have added to it.
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

/** The trend line of the own weights; null with too few, and where only the doctor tells the pace. */
export const ownLineQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'line', client],
    queryFn: async ({ signal }) => (await clientApi.call(progressCalls.ownLine, {}, { signal })).line,
  });

export const logMeasurement = (entry: LogMeasurement, keys?: RepeatKeys) =>
  clientApi.call(measurementCalls.own, { body: entry }, { keys });

export const countMeasurement = (clientId: string, body: CountMeasurement) =>
  doctorApi.call(measurementCalls.count, { clientId, body });
