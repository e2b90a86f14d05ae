import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { Outcome } from '@clinic/contract/scheduling/visit-outcome';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recordOutcome } from './api.ts';

/** Records how a visit went, and refreshes lists and calendar. */
export function useOutcome(id: string, onRecorded?: (appointment: Appointment) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (outcome: Outcome | null) => recordOutcome(id, outcome),
    onSuccess: onRecorded,
    onError: (failure) => notify.error(failureText(failure, 'This could not be recorded. Please try again.')),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['doctor', 'appointments'] }),
        queryClient.invalidateQueries({ queryKey: ['doctor', 'today'] }),
      ]),
  });
}
