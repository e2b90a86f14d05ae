import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { checkInsQuery, readCheckIn } from './api.ts';

/** Marks a check-in as read without an answer. */
export function useMarkCheckInRead(clientId: string) {
  const queryClient = useQueryClient();
  return useSaving<{ id: string }, unknown>({
    send: ({ id }) => readCheckIn(id),
    saved: () => undefined,
    otherwise: 'It could not be marked. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: checkInsQuery(clientId).queryKey }),
        // The doctor's home counts unread check-ins.
        queryClient.invalidateQueries({ queryKey: ['doctor', 'today'] }),
      ]),
  });
}
