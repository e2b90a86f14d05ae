import { consultationCalls } from '@clinic/contract/care/consultation-calls';
import type { SaveConsultation } from '@clinic/contract/care/consultations';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

export const consultationQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'consultation', clientId],
    queryFn: ({ signal }) => doctorApi.call(consultationCalls.ofClient, { clientId }, { signal }),
    // Every form, checkup and visit may have changed it.
    staleTime: 0,
  });

export const saveConsultation = ({ clientId, body }: { clientId: string; body: SaveConsultation }) =>
  doctorApi.call(consultationCalls.save, { clientId, body });
