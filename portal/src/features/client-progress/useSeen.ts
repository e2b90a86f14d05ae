import type { SeenAlert } from '@clinic/contract/care/client-progress/progress-input';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { seeAlerts, alertsQuery } from './api.ts';

/** Marks the alerts as seen at their present values; one that became worse since stays. */
export function useSeen(clientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (alerts: readonly SeenAlert[]) =>
      seeAlerts(
        clientId,
        alerts.map(({ name, level }) => ({ name, level })),
      ),
    onSuccess: ({ signals: alerts }) => queryClient.setQueryData(alertsQuery(clientId).queryKey, alerts),
    onError: (failure) =>
      notify.error(failureText(failure, 'This could not be marked as seen. Please try again.')),
    // The home counts the unseen ones.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['doctor', 'today'] }),
  });
}
