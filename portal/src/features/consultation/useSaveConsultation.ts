import type { Consultation, ConsultationChoice, SaveConsultation } from '@clinic/contract/care/consultations';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkupsQuery } from '../checkups/api.ts';
import { measurementsQuery } from '../measuring/api.ts';
import { clientSummaryQuery } from '../plan-workspace/api.ts';
import { isOutdated, saveFailure } from '../plan-workspace/save-failure.ts';
import { doctorWorklistsQuery } from '../doctor-worklists/api.ts';
import { consultationQuery, consultationsKey, saveConsultation } from './api.ts';
import { savedOf, type ConsultationValues, type SavedConsultation } from './consultation-values.ts';

/** Another window wrote the visit's checkup, or the desk recorded something. */
const NEWS: readonly string[] = ['VISIT_HAS_CHECKUP', 'APPOINTMENT_STATE'];

interface Sent {
  body: SaveConsultation;
  /** As they were on the screen when they were sent. */
  values: ConsultationValues;
}

/** The one save; what the other pages show is read anew. */
export function useSaveConsultation(
  { clientId, choice }: { clientId: string; choice: ConsultationChoice },
  onSaved: (saved: SavedConsultation, values: ConsultationValues) => void,
) {
  const [failed, setFailed] = useState<string>();
  const queries = useQueryClient();
  const { queryKey } = consultationQuery(clientId, choice);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ body }: Sent) => saveConsultation({ clientId, body }),
    onSuccess: ({ consultation }: { consultation: Consultation }, { values }) => {
      const saved = savedOf(consultation);
      if (saved) onSaved(saved, values);
      // What other consultations show of this one is read when they are opened.
      void queries.invalidateQueries({ queryKey: consultationsKey(clientId), refetchType: 'none' });
      queries.setQueryData(queryKey, consultation);
      for (const other of [
        checkupsQuery(clientId).queryKey,
        measurementsQuery(clientId).queryKey,
        clientSummaryQuery(clientId).queryKey,
        doctorWorklistsQuery().queryKey,
      ])
        void queries.invalidateQueries({ queryKey: other });
    },
    onError: (failure) => {
      setFailed(saveFailure(failure, 'save', 'the consultation'));
      const isNews = failure instanceof ApiError && NEWS.includes(failure.code);
      // The newer one arrives, and the screen offers both.
      if (isOutdated(failure) || isNews) void queries.invalidateQueries({ queryKey });
    },
  });
  return { save: mutate, isPending, failed, setFailed };
}
