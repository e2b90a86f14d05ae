import { precautionCalls } from '@clinic/contract/care/precaution-calls';
import type { SavePrecautions } from '@clinic/contract/care/precautions';
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

export const savePrecautions = ({ clientId, body }: { clientId: string; body: SavePrecautions }) =>
  doctorApi.call(precautionCalls.save, { clientId, body });
