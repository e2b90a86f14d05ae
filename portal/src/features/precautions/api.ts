import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import type { SavePrecautions } from '@clinic/contract/care/precautions/precautions';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** A key below that of the client's summary, so that both become outdated together. */
export const precautionsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'summary', clientId, 'precautions'],
    queryFn: ({ signal }) => doctorApi.call(precautionCalls.ofClient, { clientId }, { signal }),
    // Always outdated, since any form may have changed it.
    staleTime: 0,
  });

export const savePrecautions = (clientId: string, body: SavePrecautions, keys?: RepeatKeys) =>
  doctorApi.call(precautionCalls.save, { clientId, body }, { keys });
