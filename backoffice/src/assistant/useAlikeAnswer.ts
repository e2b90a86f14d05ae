import type { AlikeAnswer } from '@clinic/contract/clients/alike';
import { alikeCalls } from '@clinic/contract/clients/alike-calls';
import type { AlikeRow } from '@clinic/contract/dashboards/desk-worklists';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useAppointmentsChanged } from '../appointments/useAppointmentsChanged.ts';
import { useServer } from '../providers/useServer.ts';

/** Says who the people of a row of the desk's list are. */
export function useAlikeAnswer() {
  const server = useServer();
  const deskChanged = useAppointmentsChanged();
  return useSaving<{ row: AlikeRow; answer: AlikeAnswer }, unknown>({
    send: ({ row: { id, fact }, answer }) =>
      server((api) => api.call(alikeCalls.answer, { id, body: { answer, fact } })),
    saved: () => undefined,
    otherwise: 'This could not be saved. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: deskChanged,
  });
}
