import { precautionCalls } from '@clinic/contract/care/precautions/precaution-calls';
import type { SavePrecautions } from '@clinic/contract/care/precautions/precautions';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** Below the key of the client's summary: whatever makes that one old makes these old, too. */
export const precautionsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'summary', clientId, 'precautions'],
    queryFn: ({ signal }) => doctorApi.call(precautionCalls.ofClient, { clientId }, { signal }),
    // Every form may have changed them.
    staleTime: 0,
  });

export const savePrecautions = (clientId: string, body: SavePrecautions, keys?: RepeatKeys) =>
  doctorApi.call(precautionCalls.save, { clientId, body }, { keys });
