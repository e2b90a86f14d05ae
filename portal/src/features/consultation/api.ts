import { consultationCalls } from '@clinic/contract/care/consultations/consultation-calls';
import type { ConsultationChoice, SaveConsultation } from '@clinic/contract/care/consultations/consultations';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** All that is known of a client's consultations. */
export const consultationsKey = (clientId: string) => ['doctor', 'consultation', clientId] as const;

export const consultationQuery = (clientId: string, choice: ConsultationChoice) =>
  queryOptions({
    queryKey: [...consultationsKey(clientId), choice],
    queryFn: ({ signal }) =>
      doctorApi.call(consultationCalls.ofClient, { clientId, query: choice }, { signal }),
    // Every form, checkup and visit may change it; the address of the visit is set right after the first answer.
    staleTime: 2000,
  });

export const saveConsultation = async (clientId: string, body: SaveConsultation, keys?: RepeatKeys) =>
  (await doctorApi.call(consultationCalls.save, { clientId, body }, { keys })).consultation;
