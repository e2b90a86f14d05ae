import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { Outcome } from '@clinic/contract/scheduling/visit-outcome';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recordOutcome } from './api.ts';

/** Records the outcome of a visit; `recording`: the one being sent, undefined when none is. */
export function useOutcome(id: string, onRecorded?: (appointment: Appointment) => void) {
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<Outcome | null>();
  const { save, isBusy } = useSaving<{ outcome: Outcome | null }, Appointment>({
    send: ({ outcome }) => {
      setSent(outcome);
      return recordOutcome(id, outcome);
    },
    saved: (appointment) => onRecorded?.(appointment),
    otherwise: 'This could not be recorded. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['doctor', 'appointments'] }),
        queryClient.invalidateQueries({ queryKey: ['doctor', 'today'] }),
      ]),
  });
  return {
    record: (outcome: Outcome | null) => void save({ outcome }),
    isBusy,
    recording: isBusy ? sent : undefined,
  };
}
