import type {
  Consultation,
  ConsultationChoice,
  SaveConsultation,
} from '@clinic/contract/care/consultations/consultations';
import { refusalOf } from '@clinic/ui/session/refusal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { checkupsQuery } from '../checkups/api.ts';
import { measurementsQuery } from '../measuring/api.ts';
import { clientSummaryQuery } from '../plan-workspace/api.ts';
import { isOutdated, saveFailure } from '../plan-workspace/save-failure.ts';
import { useRecordSaving } from '../plan-workspace/useRecordSaving.ts';
import { doctorWorklistsQuery } from '../doctor-worklists/api.ts';
import { consultationQuery, consultationsKey, saveConsultation } from './api.ts';
import { savedOf, type ConsultationValues, type SavedConsultation } from './consultation-values.ts';

/** Refusals that mean that another window or the desk has changed the visit. */
const NEWS: readonly unknown[] = ['VISIT_HAS_CHECKUP', 'APPOINTMENT_STATE'];

interface Options {
  clientId: string;
  choice: ConsultationChoice;
  editor: {
    record: string;
    settle: (saved: SavedConsultation, values: ConsultationValues) => void;
  };
}

interface Sent {
  body: SaveConsultation;
  /** The values on the screen when the save was sent. */
  values: ConsultationValues;
}

/** Saves the consultation, and reads again what other pages show of it. */
export function useConsultationSaving({ clientId, choice, editor }: Options) {
  const queries = useQueryClient();
  const { queryKey } = consultationQuery(clientId, choice);
  return useRecordSaving<Sent, Consultation>({
    editor,
    queryKey,
    send: ({ body }, keys) => saveConsultation(clientId, body, keys),
    saved: (consultation, { values }) => {
      const saved = savedOf(consultation);
      if (saved) editor.settle(saved, values);
      // Other consultations quote this one: they are read again when they are opened.
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
    failed: (failure) => saveFailure(failure, 'save', 'the consultation'),
    isNews: (failure) => isOutdated(failure) || NEWS.includes(refusalOf(failure)?.code),
  });
}
