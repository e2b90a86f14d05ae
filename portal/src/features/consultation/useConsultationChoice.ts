import type { ConsultationChoice } from '@clinic/contract/care/consultations/consultations';
import { today } from '@clinic/ui/clinic-page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { consultationQuery } from './api.ts';

/**
 * The consultation in the address; without one the present visit, which is then written into the address, so that the
 * form stays with it whatever the desk changes. `record` names its draft.
 */
export function useConsultationChoice(clientId: string) {
  const [address, setAddress] = useSearchParams();
  // Kept, so that the form stays open after midnight.
  const [day] = useState(today);
  const [visit, checkup] = [address.get('visit') ?? undefined, address.get('checkup') ?? undefined];
  const choice = useMemo<ConsultationChoice>(() => {
    if (checkup) return { checkup };
    return visit ? { visit } : {};
  }, [visit, checkup]);
  const isOpen = !visit && !checkup;
  const { data } = useQuery({ ...consultationQuery(clientId, choice), enabled: isOpen });
  const present = isOpen ? data?.visit?.id : undefined;
  const queries = useQueryClient();
  useEffect(() => {
    if (!present || !data) return;
    queries.setQueryData(consultationQuery(clientId, { visit: present }).queryKey, data);
    setAddress({ visit: present }, { replace: true, preventScrollReset: true });
  }, [clientId, data, present, queries, setAddress]);
  return { choice, record: ['consultation', clientId, checkup ?? visit ?? present ?? day].join(':') };
}
