import type { Misreading } from '@clinic/contract/care/misreadings/misreadings';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lookAtMisreadings, misreadingsQuery } from './api.ts';

/** Marks the texts that are shown as looked at; what was found since stays. */
export function useLookedAt(clientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (shown: readonly Misreading[]) => lookAtMisreadings(clientId, shown),
    onSuccess: ({ misreadings }) =>
      queryClient.setQueryData(misreadingsQuery(clientId).queryKey, misreadings),
    onError: (failure) =>
      notify.error(failureText(failure, 'This could not be marked as looked at. Please try again.')),
    // The home counts what is open.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['doctor', 'today'] }),
  });
}
