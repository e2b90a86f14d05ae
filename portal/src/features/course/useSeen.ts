import type { SeenSignal } from '@clinic/contract/care/course-input';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { seeSignals, signalsQuery } from './api.ts';

/** Marks the signals as seen at their present values; one that became worse since stays. */
export function useSeen(clientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (signals: readonly SeenSignal[]) =>
      seeSignals(
        clientId,
        signals.map(({ name, level }) => ({ name, level })),
      ),
    onSuccess: ({ signals }) => queryClient.setQueryData(signalsQuery(clientId).queryKey, signals),
    onError: (failure) =>
      notify.error(failureText(failure, 'This could not be marked as seen. Please try again.')),
    // The home counts the unseen ones.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['doctor', 'today'] }),
  });
}
