import type { SeenAlert } from '@clinic/contract/care/client-progress/progress-input';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { seeAlerts, alertsQuery } from './api.ts';

/** Marks the alerts as seen at their present values; one that became worse since stays. */
export function useSeen(clientId: string) {
  const queryClient = useQueryClient();
  return useSaving<readonly SeenAlert[], Awaited<ReturnType<typeof seeAlerts>>>({
    send: (alerts) =>
      seeAlerts(
        clientId,
        alerts.map(({ name, level }) => ({ name, level })),
      ),
    saved: ({ signals: alerts }) => queryClient.setQueryData(alertsQuery(clientId).queryKey, alerts),
    otherwise: 'This could not be marked as seen. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    // The doctor's home counts unseen alerts.
    settled: () => queryClient.invalidateQueries({ queryKey: ['doctor', 'today'] }),
  });
}
