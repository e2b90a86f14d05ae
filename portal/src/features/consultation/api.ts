import { consultationCalls } from '@clinic/contract/care/consultations/consultation-calls';
import type { ConsultationChoice, SaveConsultation } from '@clinic/contract/care/consultations/consultations';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** Key above all queries about a client's consultations. */
export const consultationsKey = (clientId: string) => ['doctor', 'consultation', clientId] as const;

export const consultationQuery = (clientId: string, choice: ConsultationChoice) =>
  queryOptions({
    queryKey: [...consultationsKey(clientId), choice],
    queryFn: ({ signal }) =>
      doctorApi.call(consultationCalls.ofClient, { clientId, query: choice }, { signal }),
    // Soon outdated, since any form, checkup or visit may change it; the 2 seconds cover the address that is set after
    // the first answer.
    staleTime: 2000,
  });

export const saveConsultation = async (clientId: string, body: SaveConsultation, keys?: RepeatKeys) =>
  (await doctorApi.call(consultationCalls.save, { clientId, body }, { keys })).consultation;
