import { measurementCalls } from '@clinic/contract/measurement-calls';
import type { ClientMeasurements, LogMeasurement } from '@clinic/contract/measurements';
import { queryOptions } from '@tanstack/react-query';
import { clientApi, doctorApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

/** What was measured of a doctor's client, and what in the forms could not be read. */
export const measurementsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'measurements', clientId],
    queryFn: ({ signal }) => doctorApi.call(measurementCalls.ofClient, { clientId }, { signal }),
    // Every saved form and checkup may have added to it.
    staleTime: 0,
  });

/** A client's own measurements; what was read stays readable without network. */
export const ownMeasurementsQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'measurements', client],
    queryFn: ({ signal }): Promise<ClientMeasurements> =>
      withOfflineCopy(client, 'measurements', () =>
        clientApi.call(measurementCalls.ofClient, { clientId: client }, { signal }),
      ),
  });

export const logMeasurement = (entry: LogMeasurement) =>
  clientApi.call(measurementCalls.own, { body: entry });
