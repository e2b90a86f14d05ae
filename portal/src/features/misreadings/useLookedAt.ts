import type { Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lookAtMisreadings, misreadingsQuery } from './api.ts';

/** Marks the shown texts as looked at; texts found since stay open. */
export function useLookedAt(clientId: string) {
  const queryClient = useQueryClient();
  return useSaving<readonly Misreading[], { misreadings: Misreading[] }>({
    send: (shown) => lookAtMisreadings(clientId, shown),
    saved: ({ misreadings }) => queryClient.setQueryData(misreadingsQuery(clientId).queryKey, misreadings),
    otherwise: 'This could not be marked as looked at. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    // The doctor's home counts open texts.
    settled: () => queryClient.invalidateQueries({ queryKey: ['doctor', 'today'] }),
  });
}
